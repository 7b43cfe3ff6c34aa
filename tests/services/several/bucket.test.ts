import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { ContentItem } from '#services/content/images/contract.ts'
import { type Bucket, createBucket } from '#services/shared/bucket/bucket.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { createPartsBucket } from '#services/shared/parts/parts-bucket.ts'
import { picture, serveUploads, type UploadsService } from '#tests/services/content/uploads/uploads.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createOwnSwift, hasSwift, NO_SWIFT, type OwnSwift } from '#tests/support/services/own-swift.ts'
import { run } from '#tests/support/services/process.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createServerDatabase } from '#tests/support/services/stores.ts'
import { findFreePorts } from '#tests/support/shop/ports.ts'

if (!hasSwift) console.warn(NO_SWIFT)

const PART = 150_000
const isHere = hasSwift && inject('postgresUrl') !== null

describe.skipIf(!isHere)(
  'two content processes that share a bucket and no folder',
  { timeout: 120_000 },
  () => {
    let swift: OwnSwift
    let bucket: Bucket
    let url: string
    let one: UploadsService
    let other: UploadsService
    const open = () => serveUploads(async () => openOwn(), swift.env)
    const openOwn = () => {
      const database = openPostgres(url)
      afterFile(() => database.close())
      return database
    }
    beforeAll(async () => {
      swift = await createOwnSwift()
      afterFile(() => swift.remove())
      bucket = createBucket(swift.settings)
      afterFile(() => bucket.close())
      url = await createServerDatabase('migrated')
      one = await open()
      other = await open()
    }, 180_000)

    const patch = (at: UploadsService, id: string, bytes: Buffer, from: number) =>
      at.tus('PATCH', id, {
        as: one.ana,
        bytes: bytes.subarray(from, from + PART),
        headers: { 'upload-offset': `${from}` },
      })
    const keysIn = async (room: string) => (await bucket.list(`${room}/`)).map(({ key }) => key)

    test('take a picture in turns, and each shows it, draws it and gives it back', async () => {
      const bytes = await picture(40, { width: 5_200, height: 3_900 })
      expect(bytes.length).toBeGreaterThan(2 * PART)
      const id = await one.expect(bytes)
      expect((await patch(other, id, bytes, 0)).status).toBe(204)
      // Whoever asks either of them goes on from the same byte.
      const { headers } = await one.tus('HEAD', id)
      expect(headers.get('upload-offset')).toBe(`${PART}`)
      for (let from = PART; from < bytes.length; from += PART)
        expect((await patch(from % (2 * PART) === 0 ? other : one, id, bytes, from)).status).toBe(204)
      const sent = await other.checked(id, one.ana)
      expect(sent).toMatchObject({ state: 'ready', opened: { pixels: { width: 5_200, height: 3_900 } } })

      const { body } = await one.create({ file: id, artist: 'Elin Boreal', title: 'Lake', published: true })
      for (const { content } of [one, other]) {
        const reply = await content.call('GET', `/content/images/${body.image}/`, { as: one.ana })
        const drawn = await content.picture(reply.body as ContentItem)
        expect(drawn).toMatchObject({ status: 200, type: 'image/webp' })
      }
      const link = await one.content.call('POST', `/api/upload/${body.id}/original/`, { as: one.ana })
      const { path } = link.body as { path: string }
      const original = await fetch(`${other.content.origin}/api${path}/`, { headers: SERVICE_KEY })
      expect(original.headers.get('content-length')).toBe(`${bytes.length}`)
      expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true)

      expect(await keysIn('sent')).toEqual([])
      expect(await keysIn('originals')).toHaveLength(1)
      expect(await keysIn('proofs')).toHaveLength(1)
      expect(await keysIn('media')).toHaveLength(1)
    })

    test('need nothing that is on their disks', async () => {
      const before = await keysIn('media')
      for (const { content } of [one, other]) rmSync(content.dataDir, { recursive: true, force: true })
      const third = await open()
      const { images } = (await third.content.search({ query: 'lake' })).body
      const [found] = images
      expect(found).toBeDefined()
      for (const { content } of [one, other, third]) {
        const item = (await content.call('GET', `/content/images/${found?.id}/`)).body as ContentItem
        expect(await content.picture(item)).toMatchObject({ status: 200 })
      }
      // None of them drew it again.
      expect(await keysIn('media')).toEqual(before)
    })

    test('leave nothing of a file that is given up at either', async () => {
      const before = await keysIn('originals')
      const bytes = await picture(41)
      const ready = await one.send(bytes)
      const half = await one.expect(await picture(42))
      await other.content.call('DELETE', `/api/upload/files/${ready.id}/`, { as: one.ana })
      await other.content.call('DELETE', `/api/upload/files/${half}/`, { as: one.ana })
      expect(await keysIn('sent')).toEqual([])
      expect(await keysIn('originals')).toEqual(before)
      for (const { content } of [one, other]) expect(draftsOf(content.dataDir)).toEqual([])
    })

    test('answer 503 in words while the bucket is away, and go on by themselves', async () => {
      const bytes = await picture(43)
      const id = await one.expect(bytes)
      swift.freeze()
      try {
        const refused = await patch(one, id, bytes, 0)
        expect(refused).toMatchObject({
          status: 503,
          body: { detail: 'Pictures are not available at the moment.' },
        })
        const ready = await one.content.call('GET', '/health/ready')
        expect(ready.status).toBe(200)
      } finally {
        swift.thaw()
      }
      await vi.waitFor(async () => expect((await one.sendFrom(id, bytes)).status).toBe(204), {
        timeout: 30_000,
      })
      expect(await one.checked(id)).toMatchObject({ state: 'ready' })
    })

    test('open a file that came just before the bucket went away, once it is back', async () => {
      const bytes = await picture(44)
      const id = await one.expect(bytes)
      await one.tus('PATCH', id, { bytes: bytes.subarray(0, -1), headers: { 'upload-offset': '0' } })
      await createPartsBucket(bucket, 'sent').write(id, bytes.length - 1, bytes.subarray(-1))
      const database = openOwn()
      const isTaken = async () =>
        (
          await database.query<{ is: boolean }>(
            'select leased_until is not null as is from content.upload_files where id = $1',
            [id],
          )
        )[0]?.is
      swift.freeze()
      try {
        await database.query(`update content.upload_files set state = 'checking' where id = $1`, [id])
        await expect.poll(isTaken, { timeout: 30_000 }).toBe(true)
        await expect.poll(isTaken, { timeout: 30_000 }).toBe(false)
      } finally {
        swift.thaw()
      }
      expect(await one.checked(id)).toMatchObject({ state: 'ready' })
    })

    test('do not start with a wrong secret, and say which setting it is', async () => {
      const [port = 0] = await findFreePorts(1)
      const service = run(resolve('host/service.ts'), ['content'], {
        ...swift.env,
        DATA_DIR: createFolder(),
        DATABASE_URL: url,
        SEED: 'none',
        CONTENT_PORT: `${port}`,
        PICTURES_S3_SECRET: 'another',
      })
      expect(await service.ended).toBe(1)
      expect(service.lines).toEqual(['Wrong settings: PICTURES_S3_SECRET is not that of PICTURES_S3_KEY_ID'])
    })
  },
)

const draftsOf = (dataDir: string): string[] => {
  try {
    return readdirSync(join(dataDir, 'drafts'))
  } catch {
    return []
  }
}
