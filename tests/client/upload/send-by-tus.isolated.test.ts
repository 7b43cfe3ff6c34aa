import { beforeEach, expect, test, vi } from 'vitest'
import { sendByTus } from '#client/effects/upload/send-by-tus.ts'
import { dunes } from '../../walks/fixtures/uploads.ts'

/** Each address that was sent to, with its token, in turn; and how each ends. */
const line = vi.hoisted(() => ({ sent: [] as object[], ends: [] as (number | 'sent')[] }))

vi.mock('tus-js-client', () => {
  class DetailedError extends Error {
    readonly originalResponse: { getStatus: () => number }
    constructor(status: number) {
      super('refused')
      this.originalResponse = { getStatus: () => status }
    }
  }
  interface Options {
    endpoint?: string
    uploadUrl?: string
    headers: Record<string, string>
    onUploadUrlAvailable(): void
    onSuccess(): void
    onError(error: Error): void
  }
  class Upload {
    url: string | null = null
    readonly #options: Options
    constructor(_: File, options: Options) {
      this.#options = options
    }
    start() {
      const { endpoint, uploadUrl, headers, ...hooks } = this.#options
      line.sent.push({ to: uploadUrl ?? endpoint, as: headers.Authorization })
      this.url = uploadUrl ?? `${endpoint}7`
      hooks.onUploadUrlAvailable()
      const end = line.ends.shift() ?? 'sent'
      if (end === 'sent') hooks.onSuccess()
      else hooks.onError(new DetailedError(end))
    }
    abort() {}
  }
  return { Upload, DetailedError }
})

vi.stubGlobal('location', { origin: 'http://shop' })
beforeEach(() => {
  line.sent = []
})

const renewed = { access: 'new', generation: 2 }
const send = async (ends: (number | 'sent')[], renew: () => Promise<typeof renewed | { code: string }>) => {
  line.ends = ends
  const created: string[] = []
  const end = await sendByTus(
    {
      ...{ file: dunes, bytes: 'f-1', sha256: 'a1', remote: null, again: false },
      body: new File(['sand'], dunes.name),
    },
    {
      tokens: { readAccessToken: async () => ({ access: 'old', generation: 1 }), renew: renew as never },
      signal: new AbortController().signal,
      onCreated: (remote) => created.push(remote),
      onProgress: () => {},
    },
  )
  return { end, created: [...new Set(created)] }
}

// Failure 5 of console-design.md
test('a token that expires midway is renewed once, and the same file goes on', async () => {
  const renew = vi.fn(async () => renewed)
  expect(await send([401, 'sent'], renew)).toEqual({ end: 'sent', created: ['7'] })
  expect(renew).toHaveBeenCalledTimes(1)
  expect(line.sent).toEqual([
    { to: '/api/upload/files/', as: 'JWT old' },
    { to: '/api/upload/files/7', as: 'JWT new' },
  ])
})

test('a session that is over is not renewed, and a new token that is refused is not tried again', async () => {
  expect((await send([401], async () => ({ code: 'UNAUTHENTICATED' }))).end).toBe(401)
  expect((await send([401, 401], async () => renewed)).end).toBe(401)
  expect(line.sent).toHaveLength(3)
})

test.each([413, 507])('a refusal of %i ends it', async (status) => {
  expect((await send([status], async () => renewed)).end).toBe(status)
  expect(line.sent).toHaveLength(1)
})
