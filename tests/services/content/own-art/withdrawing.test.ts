import { beforeAll, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { type OwnArtService, serveOwnArt } from './own-art.ts'

onEachStore((openStore) => {
  let service: OwnArtService
  beforeAll(async () => {
    service = await serveOwnArt(openStore)
  })

  describe('a work that its artist withdraws', () => {
    test('is not in the shop, and is back once that is undone', async () => {
      const id = await service.hold({ title: 'Undone' })
      expect((await service.withdraw(id, true)).body).toMatchObject({ state: 'withdrawn' })
      expect(await service.content.image(id)).toMatchObject({ published: false, title: '' })
      expect(await service.content.ids('undone')).toEqual([])
      expect((await service.withdraw(id, true)).status).toBe(200)
      expect((await service.withdraw(id, false)).body).toMatchObject({ state: 'published' })
      expect(await service.content.ids('undone')).toEqual([id])
    })

    test('is neither published by staff, by a reversal, at a time, nor by an import', async () => {
      const id = await service.hold()
      await service.withdraw(id, true)
      const said = 'The artist withdrew this image. Only they can bring it back.'
      const edit = await service.call('PATCH', `/content/edit/${id}/`, service.staff, { publish: true })
      expect(edit).toMatchObject({ status: 409, body: { detail: said } })
      const { version } = (await service.call('GET', `/api/image/${id}/`, service.staff)).body as {
        version: number
      }
      const put = await service.call('PUT', `/api/image/${id}/`, service.staff, { version, published: true })
      expect(put).toMatchObject({ status: 400, body: { published: [said] } })
      const revert = await service.call('POST', `/api/image/${id}/revert/`, service.staff, { version })
      expect(revert).toMatchObject({ status: 400, body: { withdrawn: [said] } })
      await service.content.hold(createRecord({ id, artist: service.vera.name, title: 'Imported' }))
      expect(await service.work(id)).toMatchObject({ state: 'withdrawn', title: 'Imported' })
    })

    test('comes back to nobody where staff have refused it meanwhile, also once it was edited', async () => {
      const { image, upload } = await service.upload(service.vera, { published: true })
      await service.withdraw(image, true)
      const refused = { version: 0, refusal: 'It is another’s picture.' }
      expect((await service.call('PUT', `/api/upload/${upload}/`, service.staff, refused)).status).toBe(200)
      await service.edit(image, { title: 'Renamed' })
      expect((await service.withdraw(image, false)).body).toMatchObject({
        state: 'refused',
        refusal: 'It is another’s picture.',
      })
      expect(await service.content.image(image)).toMatchObject({ published: false })
      await service.edit(image, { title: 'Renamed again' })
      expect(await service.work(image)).toMatchObject({ state: 'waiting' })
    })

    test('was for sale before: what waits or was refused is not withdrawn', async () => {
      const { image } = await service.upload(service.vera)
      expect(await service.withdraw(image, true)).toMatchObject({
        status: 409,
        body: { detail: 'This work isn’t for sale, so there’s nothing to withdraw.' },
      })
      const id = await service.hold()
      const others = await service.withdraw(id, true, service.olu.access)
      expect(others.status).toBe(404)
    })
  })
})
