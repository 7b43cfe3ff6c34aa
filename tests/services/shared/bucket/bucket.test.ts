import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { BucketAway } from '#services/shared/bucket/away.ts'
import { type Bucket, createBucket } from '#services/shared/bucket/bucket.ts'
import { checkBucket } from '#services/shared/bucket/check.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createOwnSwift, hasSwift, NO_SWIFT, type OwnSwift } from '#tests/support/services/own-swift.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { findFreePorts } from '#tests/support/shop/ports.ts'

if (!hasSwift) console.warn(NO_SWIFT)

describe.skipIf(!hasSwift)('a bucket', { timeout: 60_000 }, () => {
  let server: OwnSwift
  let bucket: Bucket
  let folder: string
  const open = (wrong: object = {}) => {
    const opened = createBucket({ ...server.settings, ...wrong })
    afterFile(() => opened.close())
    return opened
  }
  beforeAll(async () => {
    server = await createOwnSwift()
    afterFile(() => server.remove())
    bucket = open()
    folder = createFolder()
  }, 120_000)

  test('gives back what it was given, byte for byte', async () => {
    const bytes = randomBytes(3_000_000)
    writeFileSync(join(folder, 'sent'), bytes)
    await bucket.send('a/b c/é&.jpg', join(folder, 'sent'))
    expect(await bucket.sizeOf('a/b c/é&.jpg')).toBe(bytes.length)
    expect((await bucket.read('a/b c/é&.jpg'))?.equals(bytes)).toBe(true)
    expect(await bucket.fetch('a/b c/é&.jpg', join(folder, 'fetched'))).toBe(true)
    expect(readFileSync(join(folder, 'fetched')).equals(bytes)).toBe(true)
    const opened = await bucket.open('a/b c/é&.jpg')
    expect(opened?.size).toBe(bytes.length)
    expect(opened && (await buffer(opened.bytes)).equals(bytes)).toBe(true)
    expect(await bucket.list('a/')).toEqual([
      { key: 'a/b c/é&.jpg', size: bytes.length, at: expect.any(Date) },
    ])
    await bucket.remove('a/b c/é&.jpg')
    await bucket.remove('a/b c/é&.jpg')
    expect(await bucket.list('a/')).toEqual([])
  })

  test('says that it has not what it has not', async () => {
    expect(await bucket.sizeOf('nothing')).toBeNull()
    expect(await bucket.read('nothing')).toBeNull()
    expect(await bucket.open('nothing')).toBeNull()
    expect(await bucket.fetch('nothing', join(folder, 'nothing'))).toBe(false)
    expect(readdirSync(folder)).not.toContain('nothing')
  })

  test('has more objects than one answer names', async () => {
    const names = Array.from({ length: 5 }, (_, at) => `many/${at}`)
    for (const name of names) await bucket.write(name, Buffer.from(name))
    expect((await bucket.list('many/')).map(({ key }) => key)).toEqual(names)
    expect(await bucket.list('many/', 2)).toHaveLength(2)
  })

  test.each([
    ['secret', { secret: 'another' }, 'PICTURES_S3_SECRET is not that of PICTURES_S3_KEY_ID'],
    ['bucket', { bucket: 'elsewhere' }, 'PICTURES_S3_BUCKET does not exist at PICTURES_S3_URL'],
    ['region', { region: 'eu-north-1' }, 'PICTURES_S3_REGION is not that of PICTURES_S3_BUCKET'],
  ])('names a setting that can never work: the %s', async (_, wrong, words) => {
    await expect(checkBucket(open(wrong), () => {})).rejects.toThrow(`Wrong settings: ${words}`)
  })

  test('that may be written is no cause for words', async () => {
    const warn = vi.fn()
    await checkBucket(bucket, warn)
    expect(warn).not.toHaveBeenCalled()
  })

  test('whose server is not there is away at once, and a shop starts all the same', async () => {
    const [port] = await findFreePorts(1)
    const warn = vi.fn()
    await checkBucket(open({ url: `http://127.0.0.1:${port}` }), warn)
    expect(warn).toHaveBeenCalledExactlyOnceWith('ECONNREFUSED')
  })

  test('whose server is silent is away within 10 s, and there again after it', async () => {
    await bucket.write('kept', Buffer.from('kept'))
    server.freeze()
    const since = performance.now()
    const away = { status: 503, message: 'Pictures are not available at the moment.' }
    try {
      for (const failed of await Promise.all(
        [
          bucket.read('kept'),
          bucket.write('other', Buffer.from('x')),
          bucket.list(''),
          bucket.remove('kept'),
        ].map((call) => call.catch((error: unknown) => error)),
      )) {
        expect(failed).toBeInstanceOf(BucketAway)
        expect(failed).toMatchObject(away)
      }
      expect(performance.now() - since).toBeLessThan(10_000)
    } finally {
      server.thaw()
    }
    await expect.poll(() => bucket.read('kept').catch(() => null), { timeout: 20_000 }).not.toBeNull()
  })

  test('never repeats a key or a secret in what it throws', async () => {
    const failed = await open({ secret: 'another' })
      .write('kept', Buffer.from('x'))
      .catch((error: unknown) => error)
    expect(failed).toMatchObject({ reason: '403 SignatureDoesNotMatch' })
    const all = JSON.stringify(failed, Object.getOwnPropertyNames(failed)) + String((failed as Error).stack)
    expect(all).not.toMatch(/shop:tester|another|a-secret-of-tests/)
    expect(failed).not.toHaveProperty('cause')
  })
})
