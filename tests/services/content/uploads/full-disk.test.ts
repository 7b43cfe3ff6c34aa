import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ofUploads } from './records.ts'
import { picture, serveUploads, type UploadsService } from './uploads.ts'

const disk = { isFull: false }
const { open, statfs } = fs

/** The disk of the files that are sent may be full; all else is written as ever. */
beforeAll(() => {
  fs.open = async (path, ...more) => {
    if (disk.isFull && `${path}`.includes('/sent/'))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    return open(path, ...more)
  }
  const fullAtTimes = async (path: string) => ({ ...(await statfs(path)), ...(disk.isFull && { bavail: 0 }) })
  fs.statfs = fullAtTimes as typeof statfs
  syncBuiltinESMExports()
})
afterAll(() => {
  Object.assign(fs, { open, statfs })
  syncBuiltinESMExports()
})

onEachStore((openStore) => {
  let service: UploadsService
  beforeAll(async () => {
    service = await serveUploads(openStore)
  })
  const { call } = ofUploads(() => service)
  const NO_ROOM = {
    status: 507,
    body: { detail: 'There is no room for this picture at the moment.', code: 'no_room' },
  }

  // Failure 9 of console-design.md
  test('a full disk takes no part and keeps none, and the file goes on once there is room', async () => {
    const bytes = await picture(70)
    const id = await service.expect(bytes)
    const half = Math.floor(bytes.length / 2)
    const send = (from: number, to: number) => {
      const headers = { 'upload-offset': `${from}` }
      return service.tus('PATCH', id, { bytes: bytes.subarray(from, to), headers })
    }
    expect((await send(0, half)).status).toBe(204)
    const before = service.kept()
    disk.isFull = true
    expect(await send(half, bytes.length)).toMatchObject(NO_ROOM)
    expect((await service.tus('HEAD', id)).headers.get('upload-offset')).toBe(`${half}`)
    const other = await service.tus('POST', '', {
      headers: { 'upload-length': '10', 'upload-metadata': `filename YQ==,sha256 ${btoa('b'.repeat(64))}` },
    })
    expect(other).toMatchObject(NO_ROOM)
    expect(service.kept()).toEqual(before)
    expect((await call('GET', '/api/upload/files/')).body).toMatchObject({ count: 1 })
    disk.isFull = false
    expect((await send(half, bytes.length)).status).toBe(204)
    expect(await service.checked(id)).toMatchObject({ state: 'ready' })
  })
})
