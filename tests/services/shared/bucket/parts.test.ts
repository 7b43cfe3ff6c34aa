import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createBucket } from '#services/shared/bucket/bucket.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import { createPartsBucket } from '#services/shared/parts/parts-bucket.ts'
import { createPartsFolder } from '#services/shared/parts/parts-folder.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createOwnSwift, hasSwift, NO_SWIFT } from '#tests/support/services/own-swift.ts'
import { createFolder } from '#tests/support/services/settings.ts'

if (!hasSwift) console.warn(NO_SWIFT)

const openFolders = async (): Promise<() => Parts> => {
  const folder = createFolder()
  return () => createPartsFolder(join(folder, 'sent'))
}

const openBuckets = async (): Promise<() => Parts> => {
  const server = await createOwnSwift()
  afterFile(() => server.remove())
  return () => {
    const bucket = createBucket(server.settings)
    afterFile(() => bucket.close())
    return createPartsBucket(bucket, 'sent')
  }
}

describe.each([
  { body: 'a folder', open: openFolders, isThere: true },
  { body: 'a bucket', open: openBuckets, isThere: hasSwift },
])('files in parts, in $body', ({ open, isThere }) => {
  describe.skipIf(!isThere)('that two processes share', () => {
    let one: Parts
    let other: Parts
    beforeAll(async () => {
      const openOne = await open()
      ;[one, other] = [openOne(), openOne()]
    }, 120_000)

    test('are whole, whichever process took which part', async () => {
      const bytes = randomBytes(3_000_000)
      expect(await other.sizeOf('file')).toBeNull()
      await one.write('file', 0, new Uint8Array())
      expect(await other.sizeOf('file')).toBe(0)
      await one.write('file', 0, bytes.subarray(0, 1_000_000))
      expect(await other.sizeOf('file')).toBe(1_000_000)
      await other.write('file', 1_000_000, bytes.subarray(1_000_000, 2_000_000))
      await one.write('file', 2_000_000, bytes.subarray(2_000_000))
      await other.write('file', 2_000_000, bytes.subarray(2_000_000))
      expect(await one.sizeOf('file')).toBe(bytes.length)
      const path = join(createFolder(), 'copy')
      await other.copyTo('file', path)
      expect(readFileSync(path).equals(bytes)).toBe(true)
      await expect(other.copyTo('file', path)).rejects.toMatchObject({ code: 'EEXIST' })
    })

    test('go for all of them, and again', async () => {
      await one.write('gone', 0, randomBytes(10))
      await other.drop('gone')
      await one.drop('gone')
      expect(await one.sizeOf('gone')).toBeNull()
      await expect(one.copyTo('gone', join(createFolder(), 'copy'))).rejects.toMatchObject({ code: 'ENOENT' })
    })

    test('are named by when somebody wrote to them last', async () => {
      await one.drop('file')
      await one.write('old', 0, randomBytes(10))
      const minute = 60_000
      expect(await other.namesBefore(new Date(Date.now() + minute))).toEqual(['old'])
      expect(await other.namesBefore(new Date(Date.now() - minute))).toEqual([])
      await one.drop('old')
    })

    test('have room', async () => {
      expect(await one.hasRoomFor(1_000)).toBe(true)
    })
  })
})

test('a folder has no room for what its disk has not', async () => {
  expect(await createPartsFolder(createFolder()).hasRoomFor(1e18)).toBe(false)
})

describe.skipIf(!hasSwift)('a bucket', () => {
  test('shows no part after a gap, and takes the longest at a place', async () => {
    const parts = (await openBuckets())()
    const bytes = randomBytes(30)
    await parts.write('file', 0, bytes.subarray(0, 10))
    await parts.write('file', 20, bytes.subarray(20))
    expect(await parts.sizeOf('file')).toBe(10)
    await parts.write('file', 10, bytes.subarray(10, 15))
    await parts.write('file', 10, bytes.subarray(10, 20))
    expect(await parts.sizeOf('file')).toBe(30)
  }, 120_000)
})
