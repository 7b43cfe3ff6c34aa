import { beforeAll, describe, expect, test } from 'vitest'
import type { SavedUpload } from '#services/content/uploads/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ofUploads } from './records.ts'
import { serveUploads, type UploadsService } from './uploads.ts'

onEachStore((openStore) => {
  let service: UploadsService
  beforeAll(async () => {
    service = await serveUploads(openStore)
  })
  const { ready, item, call } = ofUploads(() => service)
  const images = async () => ((await call('GET', '/api/image/?limit=1')).body as { count: number }).count

  describe('a file that is saved again, as its first answer was lost', () => {
    test('makes nothing, and answers what it has become', async () => {
      const said = { file: (await ready()).id, artist: 'Ada', title: 'Lake', keywords: ['dusk'] }
      const first = await service.create(said)
      const before = await images()
      const again = await service.create(said)
      expect(first.status).toBe(201)
      expect(again).toEqual({ ...first, status: 200 })
      expect(await images()).toBe(before)
    })

    test('with other details, becomes what is said now', async () => {
      const said = { file: (await ready()).id, artist: 'Ada', title: 'Lake', published: true }
      const { body: first } = await service.create(said)
      const again = { ...said, title: 'Lagoon', artist: 'Bo', publisher: 'WAG', keywords: ['dusk'], price: 4 }
      const { status, body } = await service.create({ ...again, approved: false })
      expect([status, body.id, body.is_left_out]).toEqual([200, first.id, false])
      expect(body).toMatchObject({ artist: 'Bo', publisher: 'WAG', published: true, approved: false })
      expect(await item(first.image)).toMatchObject({
        ...{ title: 'Lagoon', artist: 'Bo', keywords: ['dusk'], price: 4, published: true },
      })
      expect(await service.content.ids('lagoon')).toEqual([first.image])
    })

    test('is published, or not, as is said now, and as often as it is said', async () => {
      const said = { file: (await ready()).id, artist: 'Ada', title: 'Cove' }
      const { body } = await service.create(said)
      for (const published of [true, false, true]) {
        expect((await service.create({ ...said, published })).body).toMatchObject({
          ...{ published, is_left_out: false },
        })
        expect((await item(body.image)).published).toBe(published)
      }
    })

    test('is refused what is wrong, and stays as it was', async () => {
      const { id: file } = await ready({ width: 1_104, height: 800 })
      const { body } = await service.create({ file, artist: 'Ada', title: 'Small' })
      const bold = await service.create({ file, artist: 'Ada', title: 'Sold', published: true })
      expect(bold).toMatchObject({ status: 400, body: { sells_small: [expect.any(String)] } })
      expect(await item(body.image)).toMatchObject({ title: 'Small', published: false })
    })

    test('does not undo what somebody has edited since, and says that it is left out', async () => {
      const said = { file: (await ready()).id, artist: 'Ada', title: 'Lake' }
      const { body: first } = await service.create(said)
      await call('PUT', `/api/image/${first.image}/`, { version: 0, caption: 'By Ben' }, service.ben)
      expect((await service.create(said)).body.is_left_out).toBe(false)
      expect((await service.create({ ...said, title: 'Lagoon' })).body).toMatchObject({
        ...{ id: first.id, is_left_out: true },
      })
      expect(await item(first.image)).toMatchObject({ title: 'Lake', caption: 'By Ben' })
    })

    test('of an artist, is left out once staff have approved it', async () => {
      const said = { file: (await ready(undefined, service.artist)).id, title: 'Mine' }
      const { body } = await service.create(said, service.artist)
      const renamed = await service.create({ ...said, title: 'Mine, at dusk' }, service.artist)
      expect(renamed.body).toMatchObject({ id: body.id, is_left_out: false, artist: 'Vera Lindqvist' })
      await call('PUT', `/api/upload/${body.id}/`, { version: 1, approved: true })
      const late = await service.create({ ...said, title: 'Mine, at noon' }, service.artist)
      expect(late.body.is_left_out).toBe(true)
      const record = (await call('GET', `/api/image/${body.image}/`)).body
      expect(record).toMatchObject({ title: 'Mine, at dusk' })
    })

    test('twice at once, becomes one image', async () => {
      const said = { file: (await ready()).id, artist: 'Ada' }
      const before = await images()
      const both = await Promise.all(['One', 'Two'].map((title) => service.create({ ...said, title })))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 201])
      expect(new Set(both.map(({ body }: { body: SavedUpload }) => body.image)).size).toBe(1)
      expect(await images()).toBe(before + 1)
    })
  })

  test('a file that has become an image is not given up: the image is answered, and stays', async () => {
    const { id: file } = await ready()
    const { body } = await service.create({ file, artist: 'Ada', title: 'Kept' })
    const discarded = await call('DELETE', `/api/upload/files/${file}/`)
    expect(discarded).toMatchObject({ status: 200, body: { image: body.image } })
    expect(await item(body.image)).toMatchObject({ title: 'Kept' })
    const other = await ready()
    for (const _ of ['once', 'twice'])
      expect((await call('DELETE', `/api/upload/files/${other.id}/`)).body).toEqual({ image: null })
  })
})
