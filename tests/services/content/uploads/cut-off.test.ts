import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { CHUNK_BYTES } from '#machines/lifecycles/original.ts'
import { createHost } from '#services/shared/http/host.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ofUploads } from './records.ts'
import { picture, serveUploads, type UploadsService } from './uploads.ts'

onEachStore((openStore) => {
  let service: UploadsService
  beforeAll(async () => {
    service = await serveUploads(openStore)
  })
  const { call } = ofUploads(() => service)
  const offsetOf = async (id: string) => Number((await service.tus('HEAD', id)).headers.get('upload-offset'))

  /** Begins a part, and cuts the line at 40% of it. */
  const cut = async (id: string, part: Uint8Array, offset: number) => {
    const sending = request(`${service.content.origin}/api/upload/files/${id}`, {
      method: 'PATCH',
      headers: {
        ...SERVICE_KEY,
        ...{ authorization: `JWT ${service.ana}`, 'tus-resumable': '1.0.0' },
        ...{ 'content-type': 'application/offset+octet-stream', 'content-length': part.length },
        'upload-offset': offset,
      },
    })
    sending.on('error', () => {})
    await new Promise<void>((resolve) => sending.write(part.subarray(0, part.length * 0.4), () => resolve()))
    await setTimeout(20)
    sending.destroy()
  }

  // Failures 1 and 3 of console-design.md
  test('a line that is cut ten times sends each byte once, and makes one upload', async () => {
    const bytes = await picture(60, { width: 6_000, height: 4_500 })
    const size = Math.ceil(bytes.length / 10)
    const id = await service.expect(bytes)
    for (let offset = 0; offset < bytes.length; offset += size) {
      const part = bytes.subarray(offset, offset + size)
      await cut(id, part, offset)
      expect(await offsetOf(id)).toBe(offset)
      // Another request may still hold the file.
      await vi.waitFor(async () => {
        const headers = { 'upload-offset': `${offset}` }
        expect((await service.tus('PATCH', id, { bytes: part, headers })).status).toBe(204)
      })
    }
    // The answer to the last part was lost, too: it is asked for, and sent again.
    expect(await offsetOf(id)).toBe(bytes.length)
    const again = await service.tus('PATCH', id, {
      bytes: bytes.subarray(-10),
      headers: { 'upload-offset': `${bytes.length - 10}` },
    })
    expect(again.status).toBe(409)
    const { state, sha256 } = await service.checked(id)
    expect([state, sha256]).toEqual(['ready', createHash('sha256').update(bytes).digest('hex')])
    const { body } = await service.create({ file: id, artist: 'Ada' })
    const { path } = (await call('POST', `/api/upload/${body.id}/original/`)).body as { path: string }
    const original = await fetch(`${service.content.origin}/api${path}/`, { headers: { ...SERVICE_KEY } })
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await call('GET', '/api/upload/')).body).toMatchObject({ count: 1 })
  })
})

// Failure 5
test('a part arrives on a line of 1 Mbit/s before the service has waited too long', () => {
  const { server } = createHost({ name: 'test', logLevel: 'silent' })
  expect((CHUNK_BYTES * 8) / 1_000).toBeLessThan(server.requestTimeout * 0.75)
})
