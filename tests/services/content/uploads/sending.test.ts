import { randomBytes } from 'node:crypto'
import { appendFile, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, describe as group, test } from 'vitest'
import { createPictureFolder } from '#services/content/media/picture-store.ts'
import { createFileForgetting, createSweep } from '#services/content/uploads/files/forget.ts'
import { createPartsFolder } from '#services/shared/parts/parts-folder.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { describe, picture, serveUploads, type UploadsService } from './uploads.ts'

const DAY_MS = 86_400_000

onEachStore((openStore) => {
  let service: UploadsService
  beforeAll(async () => {
    service = await serveUploads(openStore)
  })
  const waiting = async () =>
    (await service.content.call('GET', '/api/upload/files/', { as: service.ana })).body as { count: number }

  group('a file', () => {
    test('arrives in parts, byte for byte, and is opened', async () => {
      const bytes = await picture(1, { width: 4_000, height: 3_000 })
      const view = await service.send(bytes, { name: 'Lake at dusk.jpg' })
      expect(view).toMatchObject({
        name: 'Lake at dusk.jpg',
        size: bytes.length,
        offset: bytes.length,
        state: 'ready',
        refusal: null,
        opened: {
          format: 'jpeg',
          pixels: { width: 4_000, height: 3_000 },
          print: { width: 26, height: 20 },
          is_small: false,
        },
      })
      await service.content.call('DELETE', `/api/upload/files/${view.id}/`, { as: service.ana })
    })

    test('whose name holds a tax number has its last four in it alone (failure 33)', async () => {
      const id = await service.expect(randomBytes(100), { name: 'W-9 of 123-45-6789.jpg' })
      expect(await service.file(id)).toMatchObject({ name: 'W-9 of •••• 6789.jpg' })
      await service.content.call('DELETE', `/api/upload/files/${id}/`, { as: service.ana })
    })

    test('goes on from where it was cut', async () => {
      const bytes = randomBytes(3_000_000)
      const id = await service.expect(bytes)
      await service.tus('PATCH', id, { bytes: bytes.subarray(0, 300_000), headers: { 'upload-offset': '0' } })
      const { status, headers } = await service.tus('HEAD', id)
      expect([status, headers.get('upload-offset'), headers.get('upload-length')]).toEqual([
        200,
        '300000',
        '3000000',
      ])
      expect(await service.file(id)).toMatchObject({ state: 'sending', offset: 300_000 })
      const early = await service.tus('PATCH', id, {
        bytes: bytes.subarray(0, 10),
        headers: { 'upload-offset': '0' },
      })
      expect(early.status).toBe(409)
      expect((await service.sendFrom(id, bytes, 300_000)).status).toBe(204)
      expect(await service.checked(id)).toMatchObject({ state: 'refused', refusal: { code: 'unknown' } })
      await service.content.call('DELETE', `/api/upload/files/${id}/`, { as: service.ana })
    })

    test('sent by two tabs at once is one file', async () => {
      const bytes = await picture(2)
      const [one, other] = await Promise.all([service.expect(bytes), service.expect(bytes)])
      expect(one).toBe(other)
      const both = await Promise.all([service.sendFrom(one, bytes), service.sendFrom(one, bytes)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
      expect(await service.checked(one)).toMatchObject({ state: 'ready' })
      expect((await service.sendFrom(one, bytes)).status).toBe(409)
      // The answer to the last part was lost: whoever asks again hears of the same file.
      expect(await service.expect(bytes)).toBe(one)
      await service.content.call('DELETE', `/api/upload/files/${one}/`, { as: service.ana })
    })

    test('is nobody else’s', async () => {
      const bytes = randomBytes(1_000)
      const id = await service.expect(bytes)
      const headers = { 'upload-offset': '0' }
      const asBen = [
        await service.tus('HEAD', id, { as: service.ben }),
        await service.tus('PATCH', id, { as: service.ben, bytes, headers }),
        await service.content.call('GET', `/api/upload/files/${id}/`, { as: service.ben }),
      ]
      expect(asBen.map(({ status }) => status)).toEqual([404, 404, 404])
      await service.content.call('DELETE', `/api/upload/files/${id}/`, { as: service.ben })
      expect(await service.file(id)).toMatchObject({ state: 'sending', offset: 0 })
      await service.content.call('DELETE', `/api/upload/files/${id}/`, { as: service.ana })
    })

    test('that arrives changed is told so', async () => {
      const bytes = await picture(3)
      const { headers } = await service.tus('POST', '', {
        headers: { ...describe(randomBytes(10)), 'upload-length': `${bytes.length}` },
      })
      const id = headers.get('location')?.split('/').at(-1) ?? ''
      await service.sendFrom(id, bytes)
      expect(await service.checked(id)).toMatchObject({
        state: 'refused',
        refusal: { code: 'changed_underway' },
      })
      await service.content.call('DELETE', `/api/upload/files/${id}/`, { as: service.ana })
    })

    test('whose last part was taken just before a service died is opened by whoever asks after it', async () => {
      const bytes = await picture(4)
      const id = await service.expect(bytes)
      await service.sendFrom(id, bytes)
      await service.checked(id)
      await service.content.call('DELETE', `/api/upload/files/${id}/`, { as: service.ana })
      const again = await service.expect(bytes)
      await service.tus('PATCH', again, { bytes: bytes.subarray(0, 100), headers: { 'upload-offset': '0' } })
      await appendFile(join(service.content.dataDir, 'sent', again), bytes.subarray(100))
      expect(await service.checked(again)).toMatchObject({ state: 'ready' })
      await service.content.call('DELETE', `/api/upload/files/${again}/`, { as: service.ana })
    })

    test('is refused before it is sent where it can never be taken', async () => {
      const told = describe(randomBytes(10))
      const tooLarge = await service.tus('POST', '', { headers: { ...told, 'upload-length': '200000001' } })
      expect(tooLarge).toMatchObject({
        status: 413,
        body: { detail: 'This file is larger than 200 MB. Save it smaller, or compressed.' },
      })
      const nameless = await service.tus('POST', '', { headers: { 'upload-length': '10' } })
      expect(nameless).toMatchObject({
        status: 400,
        body: { filename: ['This field is required.'], sha256: ['This field is required.'] },
      })
      const id = await service.expect(randomBytes(1_000))
      const more = await service.tus('PATCH', id, {
        bytes: randomBytes(1_001),
        headers: { 'upload-offset': '0' },
      })
      expect(more.status).toBe(413)
      expect(await service.file(id)).toMatchObject({ offset: 0 })
      await service.content.call('DELETE', `/api/upload/files/${id}/`, { as: service.ana })
    })

    test('is for staff and artists', async () => {
      const bytes = randomBytes(10)
      const visitor = await service.tus('POST', '', { as: service.visitor, headers: describe(bytes) })
      expect(visitor.status).toBe(403)
      const artist = await service.tus('POST', '', { as: service.artist, headers: describe(bytes) })
      expect(artist.status).toBe(201)
      const id = artist.headers.get('location')?.split('/').at(-1)
      await service.content.call('DELETE', `/api/upload/files/${id}/`, { as: service.artist })
    })

    test('whose bytes a service has left behind as it died is swept away an hour later', async () => {
      const { database, dataDir } = service.content
      const ready = await service.send(await picture(6))
      const under = await service.expect(randomBytes(2_000))
      const pathOf = (name: string) => join(dataDir, 'sent', name)
      const longAgo = new Date(Date.now() - 7_200_000)
      await appendFile(pathOf(ready.id), 'left')
      for (const id of [ready.id, under]) await utimes(pathOf(id), longAgo, longAgo)
      await createSweep({ database, sent: createPartsFolder(join(dataDir, 'sent')) })()
      expect(service.kept().filter((name) => name.startsWith('sent/'))).toEqual([`sent/${under}`])
      for (const id of [ready.id, under])
        await service.content.call('DELETE', `/api/upload/files/${id}/`, { as: service.ana })
    })

    test('that is gone when it is to be opened is asked for again', async () => {
      const bytes = await picture(7)
      const id = await service.expect(bytes)
      await rm(join(service.content.dataDir, 'sent', id))
      await service.content.database.query(
        `update content.upload_files set state = 'checking' where id = $1`,
        [id],
      )
      service.content.clock.advance(1)
      const view = await service.file(id)
      expect(view.state).toBe('checking')
      await service
        .send(await picture(8))
        .then(({ id: other }) =>
          service.content.call('DELETE', `/api/upload/files/${other}/`, { as: service.ana }),
        )
      expect(await service.checked(id)).toMatchObject({
        ...{
          state: 'refused',
          refusal: { code: 'changed_underway', detail: expect.stringContaining('Send it again.') },
        },
      })
      await service.content.call('DELETE', `/api/upload/files/${id}/`, { as: service.ana })
    })

    test('that is given up, again too, leaves nothing', async () => {
      expect(await waiting()).toMatchObject({ count: 0 })
      expect(service.kept()).toEqual([])
      const [rows] = await service.content.database.query<{ files: number; alike: number }>(
        `select (select count(*)::int from content.upload_files) as files,
           (select count(*)::int from content.likenesses) as alike`,
      )
      expect(rows).toEqual({ files: 0, alike: 0 })
    })

    test('that nobody finishes goes after 7 days, and one that is ready never', async () => {
      const { content } = service
      const ready = await service.send(await picture(5))
      const left = await service.expect(randomBytes(2_000))
      const { database, clock, dataDir } = content
      const deps = { pictures: createPictureFolder(dataDir), sent: createPartsFolder(join(dataDir, 'sent')) }
      const forget = (days: number) =>
        createFileForgetting({ ...deps, database, clock: () => new Date(clock().getTime() + days * DAY_MS) })
      expect(await forget(6)()).toBe(false)
      expect(await forget(8)()).toBe(true)
      expect(await forget(8)()).toBe(false)
      const there = (await content.call('GET', '/api/upload/files/', { as: service.ana })).body
      expect(there).toMatchObject({ count: 1, results: [{ id: ready.id, state: 'ready' }] })
      expect(service.kept()).not.toContain(`sent/${left}`)
      await content.call('DELETE', `/api/upload/files/${ready.id}/`, { as: service.ana })
    })
  })
})
