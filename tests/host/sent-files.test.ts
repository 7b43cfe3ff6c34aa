import fastify from 'fastify'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { addUpstreams } from '#host/web/upstream.ts'
import { openStandIn, type StandIn } from '#tests/graph/support/stand-in.ts'

let content: StandIn
let origin: string

beforeEach(async () => {
  content = await openStandIn()
  const app = fastify()
  const here = { here: true, port: 0, url: content.url }
  addUpstreams(app, { content: here, main: here, mainSiteUrl: undefined, serviceKey: 'the-key' })
  onTestFinished(() => app.close())
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

const TOLD = {
  'tus-resumable': '1.0.0',
  'upload-offset': '5',
  authorization: 'JWT access',
  cookie: 'refresh=secret',
  'x-service-key': 'of-a-visitor',
}

describe('At the address of the shop', () => {
  test('a part of a picture is passed on with what tus says and the visitor’s access, and nothing else', async () => {
    content.on('PATCH /api/upload/files/f1', () => ({
      status: 204,
      headers: { 'upload-offset': '8' },
      body: null,
    }))
    const response = await fetch(`${origin}/api/upload/files/f1`, {
      method: 'PATCH',
      headers: { ...TOLD, 'content-type': 'application/offset+octet-stream' },
      body: new TextEncoder().encode('[1]'),
    })
    expect([response.status, response.headers.get('upload-offset')]).toEqual([204, '8'])
    const { headers = {} } = content.calls.at(-1) ?? {}
    expect(headers).toMatchObject({
      ...{ 'tus-resumable': '1.0.0', 'upload-offset': '5', authorization: 'JWT access' },
      ...{ 'content-length': '3', 'x-service-key': 'the-key' },
    })
    expect(headers).not.toHaveProperty('cookie')
  })

  test('no larger part is taken', async () => {
    const { status } = await fetch(`${origin}/api/upload/files/f1`, {
      method: 'PATCH',
      headers: { ...TOLD, 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(2_000_001),
    })
    expect(status).toBe(413)
    expect(content.calls).toEqual([])
  })

  test('a file is expected, and its place told', async () => {
    content.on('POST /api/upload/files/', () => ({
      ...{ status: 201, headers: { location: '/api/upload/files/f1' } },
    }))
    const headers = { ...TOLD, 'upload-length': '8', 'upload-metadata': 'filename bGFrZQ==' }
    const response = await fetch(`${origin}/api/upload/files/`, { method: 'POST', headers })
    expect([response.status, response.headers.get('location')]).toEqual([201, '/api/upload/files/f1'])
    expect(content.calls.at(-1)?.headers).toMatchObject({
      'upload-length': '8',
      'upload-metadata': 'filename bGFrZQ==',
    })
  })

  test('nothing else of uploads is answered here', async () => {
    for (const path of ['/api/upload/', '/api/upload/files/f1/', '/api/upload/files/f1/apart/']) {
      const { status } = await fetch(`${origin}${path}`, { headers: TOLD })
      expect(status).toBe(404)
    }
    expect(content.calls).toEqual([])
  })

  test('an original is passed on by its link', async () => {
    content.on('GET /api/originals/token/', () => ({ body: { it: 'is' } }))
    expect((await fetch(`${origin}/originals/token`)).status).toBe(200)
  })
})
