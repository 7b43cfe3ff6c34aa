import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ofUploads } from './records.ts'
import { ANA, serveUploads, type UploadsService } from './uploads.ts'

onEachStore((openStore) => {
  let service: UploadsService
  beforeAll(async () => {
    service = await serveUploads(openStore)
  })
  const { ready, item, call } = ofUploads(() => service)

  describe('an upload', () => {
    // Spec 3.23, 7.43
    test('makes an image of a file', async () => {
      const { id: file, name } = await ready({ width: 5_400, height: 3_600 })
      const said = {
        file,
        artist: 'Elin Boreal',
        title: 'Lake',
        keywords: ['lake', 'dusk'],
        royalty_code: 'R10',
      }
      const { status, body } = await service.create(said)
      expect(status).toBe(201)
      expect(body).toMatchObject({
        id: expect.any(Number),
        name,
        creator: ANA,
        creator_uuid: expect.stringMatching(/^[\da-f-]{36}$/),
        created: expect.any(String),
        artist: 'Elin Boreal',
        publisher: 'GAA',
        published: false,
        approved: true,
        version: 1,
      })
      expect(await item(body.image)).toMatchObject({
        ...{ title: 'Lake', artist: 'Elin Boreal', keywords: ['lake', 'dusk'], royalty_code: 'R10' },
        ...{ published: false, orientation: 'horizontal', max_width: 36, max_height: 24 },
      })
    })

    test('is found in search as soon as it is published', async () => {
      const { id: file } = await ready()
      const { body } = await service.create({
        file,
        artist: 'Ada',
        title: 'Xylograph of a heron',
        published: true,
      })
      expect(body.published).toBe(true)
      expect(await service.content.ids('xylograph')).toEqual([body.image])
    })

    test('that prints small is published once that is confirmed, in its own size', async () => {
      const { id: file, opened } = await ready({ width: 1_104, height: 800 })
      expect(opened).toMatchObject({ is_small: true, print: { width: 7, height: 5 } })
      const said = { file, artist: 'Ada', published: true }
      const refused = await service.create(said)
      expect(refused).toMatchObject({
        status: 400,
        body: {
          sells_small: [
            'It prints up to 7 × 5 in, smaller than 12. Confirm that you want to sell it that small.',
          ],
        },
      })
      const { body } = await service.create({ ...said, sells_small: true })
      const { published, substrate_sizes } = await item(body.image)
      expect(published).toBe(true)
      expect(substrate_sizes.print).toEqual([{ width: 7, height: 5 }])
    })

    test('says whose content it is', async () => {
      const { id: file } = await ready()
      expect(await service.create({ file })).toMatchObject({
        status: 400,
        body: { artist: ['Say whose content it is: an artist’s or a publisher’s.'] },
      })
      expect((await service.create({ file, publisher: 'WAG' })).body).toMatchObject({
        publisher: 'WAG',
        artist: '',
      })
    })

    test('names another creator only where there is such an artist', async () => {
      const { id: file } = await ready()
      const unknown = await service.create({ file, artist: 'Ada', creator_uuid: randomUUID() })
      expect(unknown).toMatchObject({
        status: 400,
        body: { creator_uuid: ['No one with this account has an artist profile.'] },
      })
      const { body } = await service.create({ file, artist: 'Ada', creator_uuid: service.artistId })
      expect(body).toMatchObject({ creator: 'Vera Lindqvist', creator_uuid: service.artistId })
    })

    // Spec 6.22
    test('of an artist is theirs, and what staff decide is refused', async () => {
      const { id: file } = await ready(undefined, service.artist)
      const bold = await service.create(
        { file, creator_uuid: service.artistId, published: true },
        service.artist,
      )
      expect(bold).toMatchObject({
        status: 400,
        body: { creator_uuid: ['This is decided by staff.'], published: ['This is decided by staff.'] },
      })
      const { body } = await service.create({ file, title: 'Mine' }, service.artist)
      expect(body).toMatchObject({
        creator_uuid: service.artistId,
        artist: 'Vera Lindqvist',
        approved: false,
      })
      const own = (await call('GET', '/api/upload/', undefined, service.artist)).body as {
        results: { id: number }[]
      }
      expect(own.results.map(({ id }) => id)).toContain(body.id)
      const foreign = await service.create({ file: (await ready()).id, artist: 'Ada' })
      const others = await call('GET', `/api/upload/${foreign.body.id}/`, undefined, service.artist)
      expect(others.status).toBe(404)
    })

    test('of staff who are artists is theirs, and waits for somebody else of the staff', async () => {
      const own = await service.content.signIn({
        is_staff: true,
        user_id: service.artistId,
        email: 'vera@aquatint.test',
      })
      const { id: file } = await ready(undefined, own)
      const words = ['Another staff member has to do this: it’s your own art.']
      const bold = { file, artist: 'VERA LINDQVIST', published: true, approved: true, price: 3 }
      expect(await service.create(bold, own)).toMatchObject({
        status: 400,
        body: { price: words, published: words, approved: words },
      })
      const { body } = await service.create({ file, title: 'Mine' }, own)
      expect(body).toMatchObject({ artist: 'Vera Lindqvist', approved: false, published: false })
      const others = await service.create({ file: (await ready(undefined, own)).id, artist: 'Ada' }, own)
      expect(others.body).toMatchObject({ artist: 'Ada', approved: true })
    })

    test('is not made of a file that is gone, under way or refused', async () => {
      const gone = await service.create({ file: 'nothing', artist: 'Ada' })
      expect(gone).toMatchObject({ status: 400, body: { file: ['This file is gone. Choose it again.'] } })
      const bytes = Buffer.from('This is no picture.')
      const id = await service.expect(bytes)
      expect((await service.create({ file: id, artist: 'Ada' })).body).toEqual({
        file: ['This file is not whole yet.'],
      })
      await service.sendFrom(id, bytes)
      await service.checked(id)
      expect((await service.create({ file: id, artist: 'Ada' })).body).toEqual({
        file: ['This file was refused.'],
      })
    })

    test('waits for staff until one of them approves it', async () => {
      const waiting = async () =>
        (await call('GET', '/content/desk/waiting/uploads/')).body as { count: number }
      const before = (await waiting()).count
      const { id: file } = await ready(undefined, service.artist)
      const { body } = await service.create({ file, title: 'Mine' }, service.artist)
      expect((await waiting()).count).toBe(before + 1)
      await call('PUT', `/api/upload/${body.id}/`, { version: 1, approved: true })
      expect((await waiting()).count).toBe(before)
    })

    // Spec 7.43
    test('is edited and has a history as every record', async () => {
      const { id: file } = await ready()
      const { body } = await service.create({ file, artist: 'Ada' })
      const saved = await call('PUT', `/api/upload/${body.id}/`, {
        version: 1,
        name: 'Heron',
        approved: false,
      })
      expect(saved.body).toMatchObject({ name: 'Heron', approved: false, version: 2 })
      const history = (await call('GET', `/api/upload/${body.id}/history/`)).body as RecordHistory
      expect(history.results.map(({ type, by }) => [type, by])).toEqual([
        ['record.edited', ANA],
        ['record.created', ANA],
      ])
    })

    // Spec 7.43
    test('tells what it takes, and what a picture may be', async () => {
      const { body } = await call('OPTIONS', '/api/upload/')
      expect(body).toMatchObject({
        actions: {
          POST: { file: { required: true }, title: { max_length: 500 } },
          PUT: { image: { read_only: true } },
        },
        limits: {
          most_bytes: 200_000_000,
          most_pixels: 300_000_000,
          chunk_bytes: 2_000_000,
          sent_at_once: 3,
        },
      })
    })
  })
})
