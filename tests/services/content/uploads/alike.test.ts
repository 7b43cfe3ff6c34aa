import { beforeAll, describe, expect, test } from 'vitest'
import type { FileView } from '#services/content/uploads/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ofUploads } from './records.ts'
import { picture, serveUploads, type UploadsService } from './uploads.ts'

onEachStore((openStore) => {
  let service: UploadsService
  beforeAll(async () => {
    service = await serveUploads(openStore)
  })
  const { call, item } = ofUploads(() => service)

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
      // Nothing of the first is wiped.
      expect(await item(body.image)).toMatchObject({ title: 'Once', artist: 'Ada' })
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

    // Failure 24 of console-design.md
    test('is one of twenty at most of each file, and 5,000 pairs are listed', async () => {
      const first = await service.send(await picture(907))
      await service.content.database.query(
        `with made as (
           insert into content.upload_files
             (id, owner, name, size, sha256, again, state, opened, original, near, at, touched_at)
           select 'many-' || n, owner, 'many.jpg', size, lpad(n::text, 64, '0'), true, 'ready', opened, original,
             (select jsonb_agg(jsonb_build_object('image', null, 'file', 'many-' || (n + o) % 250, 'distance', 0))
              from generate_series(1, 20) o), at, touched_at
           from content.upload_files, generate_series(0, 249) n where id = $1 returning id)
         insert into content.likenesses (bits, file_id)
         select bits, made.id from content.likenesses, made where file_id = $1`,
        [first.id],
      )
      const begun = performance.now()
      const { alike } = await service.send(await picture(907, { width: 1_800, height: 1_350 }))
      expect(alike).toHaveLength(20)
      const { results } = (await call('GET', '/api/upload/files/')).body as { results: FileView[] }
      const pairs = results.filter(({ id }) => id.startsWith('many-')).flatMap((file) => file.alike)
      expect(pairs).toHaveLength(5_000)
      expect(performance.now() - begun).toBeLessThan(10_000)
    })
  })
})
