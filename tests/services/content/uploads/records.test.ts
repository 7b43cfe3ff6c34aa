import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ContentItem } from '#services/content/images/contract.ts'
import type { RecordHistory, SavedRecord } from '#services/shared/resources/contract.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ANA, picture, serveUploads, type UploadsService } from './uploads.ts'

onEachStore((openStore) => {
  let service: UploadsService
  beforeAll(async () => {
    service = await serveUploads(openStore)
  })
  let seed = 100
  const ready = async (size?: { width: number; height: number }, as?: string) => {
    seed += 1
    return service.send(await picture(seed, size), {
      name: `lake-${seed}.jpg`,
      ...(as !== undefined && { as }),
    })
  }
  const item = async (id: string) =>
    (await service.content.call('GET', `/content/images/${id}/`, { as: service.ana })).body as ContentItem
  const call = (method: string, path: string, body?: unknown, as = service.ana) =>
    service.content.call(method, path, { as, ...(body !== undefined && { body }) })

  describe('an upload', () => {
    test('makes an image of a file, once', async () => {
      const { id: file } = await ready({ width: 5_400, height: 3_600 })
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
        name: `lake-${seed}.jpg`,
        creator: ANA,
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
      const again = await service.create(said)
      expect(again.body.id).toBe(body.id)
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
        body: { creator_uuid: ['Nobody with this account has an artist profile.'] },
      })
      const { body } = await service.create({ file, artist: 'Ada', creator_uuid: service.artistId })
      expect(body).toMatchObject({ creator: 'Vera Lindqvist', creator_uuid: service.artistId })
    })

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
      expect(others.status).toBe(403)
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

  describe('a picture that the shop has', () => {
    test('is known before it is sent, unpublished too, and can be sent again all the same', async () => {
      const bytes = await picture(900)
      const { id: file, sha256 } = await service.send(bytes)
      const known = async () =>
        (await call('POST', '/api/upload/known/', { files: [{ sha256, size: bytes.length }] })).body
      expect(await known()).toMatchObject({ results: [{ file: { id: file, state: 'ready' }, images: [] }] })
      const { body } = await service.create({ file, artist: 'Ada', title: 'Once' })
      expect(await known()).toMatchObject({
        results: [
          { file: null, images: [{ image: body.image, name: 'Once', published: false, kind: 'same' }] },
        ],
      })
      const again = await service.send(bytes, { again: true })
      expect(again.alike[0]).toMatchObject({ image: body.image, kind: 'same', distance: 0 })
      const second = await service.create({ file: again.id, artist: 'Ada', title: 'Twice' })
      expect(second.body.image).not.toBe(body.image)
    })

    test('is shown beside what looks like it, until they are told apart', async () => {
      const { id: file } = await service.send(await picture(901))
      const { body } = await service.create({ file, artist: 'Ada', title: 'Large' })
      const smaller = await service.send(await picture(901, { width: 1_800, height: 1_350 }))
      expect(smaller.alike).toEqual([
        expect.objectContaining({ image: body.image, name: 'Large', kind: 'near' }),
      ])
      const apart = await call('POST', `/api/upload/files/${smaller.id}/apart/`, { image: body.image })
      expect(apart.body).toMatchObject({ alike: [] })
      expect((await service.file(smaller.id)).alike).toEqual([])
    })

    test('is offered to be replaced, to staff, by a file of its local id', async () => {
      const { id: first } = await service.send(await picture(903), { name: 'AX-77.jpg' })
      const { body } = await service.create({ file: first, name: 'AX-77', artist: 'Ada', title: 'Heron' })
      const better = await service.send(await picture(904), { name: 'AX-77.tif' })
      expect(better.alike).toEqual([
        expect.objectContaining({ image: body.image, name: 'Heron', kind: 'named' }),
      ])
      const artists = await service.send(await picture(905), { name: 'AX-77.tif', as: service.artist })
      expect(artists.alike).toEqual([])
    })

    test('of somebody else that is not published is told to an artist without its title and picture', async () => {
      const { id: file } = await service.send(await picture(906))
      await service.create({ file, artist: 'Ada', title: 'Secret' })
      const { sha256 } = await service.send(await picture(906), { as: service.artist, again: true })
      const known = await call('POST', '/api/upload/known/', { files: [{ sha256, size: 1 }] }, service.artist)
      expect(known.body).toMatchObject({
        results: [{ images: [{ name: 'Not available', thumb: '', published: false }] }],
      })
    })

    test('may be another file of the same drop', async () => {
      const one = await service.send(await picture(902))
      const other = await service.send(await picture(902, { width: 1_800, height: 1_350 }))
      expect(other.alike).toEqual([expect.objectContaining({ file: one.id, image: null, kind: 'near' })])
      const others = await service.send(await picture(902, { width: 1_600, height: 1_200 }), {
        as: service.ben,
      })
      expect(others.alike).toEqual([])
      const waiting = (as: string) => call('GET', '/content/desk/waiting/duplicates/', undefined, as)
      const staff = await service.content.signIn({ is_staff: true })
      expect((await waiting(service.ana)).body).toMatchObject({ count: expect.any(Number) })
      expect((await waiting(staff)).body).toMatchObject({ count: 0 })
    })
  })

  describe('a picture that replaces another', () => {
    const replace = (image: string, body: object, as?: string) =>
      call('POST', `/api/image/${image}/picture/`, body, as)

    test('keeps the image, and is taken back as any edit', async () => {
      const { id: first } = await ready({ width: 3_600, height: 2_400 })
      const { body } = await service.create({ file: first, artist: 'Ada', title: 'Kept', published: true })
      const before = await item(body.image)
      const record = (await call('GET', `/api/image/${body.image}/`)).body as SavedRecord
      const { id: file } = await ready({ width: 4_500, height: 6_000 })
      const replaced = await replace(body.image, { file, version: record.version })
      expect(replaced.status).toBe(200)
      const after = await item(body.image)
      expect(after).toMatchObject({
        id: body.image,
        title: 'Kept',
        published: true,
        orientation: 'vertical',
        max_width: 30,
        max_height: 40,
      })
      expect(after.imgsrc).not.toBe(before.imgsrc)
      const shown = async (src: string) =>
        (
          await fetch(`${service.content.origin}${src.replace('{width}', '160')}`, {
            headers: { ...SERVICE_KEY },
            redirect: 'manual',
          })
        ).status
      expect([await shown(after.imgsrc), await shown(before.imgsrc)]).toEqual([200, 200])
      const { version } = replaced.body as SavedRecord
      const back = await call('POST', `/api/image/${body.image}/revert/`, { version })
      expect(back.status).toBe(200)
      expect(await item(body.image)).toMatchObject({
        imgsrc: before.imgsrc,
        orientation: 'horizontal',
        max_width: 24,
        max_height: 16,
      })
    })

    test('is refused beside another edit of it, for a stock image, and to others than staff', async () => {
      const { id: first } = await ready()
      const { body } = await service.create({ file: first, artist: 'Ada' })
      const [one, other] = [await ready(), await ready()]
      const { version } = (await call('GET', `/api/image/${body.image}/`)).body as SavedRecord
      expect((await replace(body.image, { file: one.id, version })).status).toBe(200)
      const second = await replace(body.image, { file: other.id, version })
      expect(second).toMatchObject({
        status: 409,
        body: { code: 'edit_conflict', conflicts: [{ field: 'picture' }] },
      })
      expect((await replace(body.image, { file: one.id, version: version + 1 })).body).toEqual({
        file: ['This file is not ready, or is gone.'],
      })
      expect((await replace(body.image, { file: other.id, version }, service.artist)).status).toBe(403)
      expect((await replace('nothing', { file: other.id, version })).status).toBe(404)
    })
  })

  describe('an original', () => {
    test('is downloaded byte for byte by its creator and staff, by a link that is good once', async () => {
      const bytes = await picture(950)
      const { id: file } = await service.send(bytes, { name: 'Löwe "am" See.jpg', as: service.artist })
      const { body } = await service.create({ file, title: 'Mine' }, service.artist)
      const open = (as: string) => service.content.call('POST', `/api/upload/${body.id}/original/`, { as })
      expect((await open(service.visitor)).status).toBe(404)
      for (const as of [service.artist, service.ana]) {
        const { path } = (await open(as)).body as { path: string }
        const link = `${service.content.origin}/api${path}/`
        const response = await fetch(link, { headers: { ...SERVICE_KEY } })
        expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
        expect(response.headers.get('content-disposition')).toBe(
          `attachment; filename="L_we _am_ See.jpg"; filename*=UTF-8''L%C3%B6we%20%22am%22%20See.jpg`,
        )
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        expect(response.headers.get('content-security-policy')).toContain('sandbox')
        expect((await fetch(link, { headers: { ...SERVICE_KEY } })).status).toBe(404)
      }
    })
  })
})
