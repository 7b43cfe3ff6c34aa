import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EditConflict, RecordPage, ResourceRecord } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type OwnArtService, serveOwnArt } from './own-art.ts'

onEachStore((openStore) => {
  let service: OwnArtService
  beforeAll(async () => {
    service = await serveOwnArt(openStore)
  })
  const titleInShop = async (id: string) => (await service.content.image(id)).title
  /** The newest change that an artist asked for. */
  const lastAsked = async () => {
    const reply = await service.call('GET', '/api/art-change/?limit=1', service.staff)
    const [asked] = (reply.body as RecordPage<ResourceRecord & { id: number }>).results
    if (!asked) throw new Error('Nothing was asked.')
    return asked
  }
  const decide = async (said: object, as = service.staff) => {
    const { id, version } = await lastAsked()
    return service.call('PUT', `/api/art-change/${id}/`, as, { version, ...said })
  }

  describe('what an artist says of a work', () => {
    test('is in the shop at once, and in the image’s history', async () => {
      const id = await service.hold()
      const { status } = await service.edit(id, { title: 'Harbor at six', keywords: ['boats', 'dawn'] })
      expect(status).toBe(200)
      expect(await service.content.image(id)).toMatchObject({
        title: 'Harbor at six',
        keywords: ['boats', 'dawn'],
      })
      const history = await service.call('GET', `/api/image/${id}/history/`, service.staff)
      expect(history.body).toMatchObject({ results: [{ by: 'vera@example.test' }, {}] })
    })

    test('has at most 50 keywords, a title, and nothing that staff decide', async () => {
      const id = await service.hold()
      const wrong = { title: ' ', keywords: Array.from({ length: 51 }, (_, index) => `k${index}`) }
      const { status, body } = await service.edit(id, wrong)
      expect(status).toBe(400)
      expect(Object.keys(body)).toEqual(['title', 'keywords'])
      for (const field of ['published', 'price', 'royalty_code', 'artist', 'withdrawn', 'creator_uuid'])
        expect((await service.edit(id, { [field]: 1 })).body, field).toEqual({
          [field]: ['This is decided by staff.'],
        })
    })

    test('begins from a version: a stale tab is told both texts, and other fields merge', async () => {
      const id = await service.hold()
      const { version } = await service.work(id)
      await service.edit(id, { title: 'One' })
      const stale = await service.edit(id, { title: 'Two' }, version)
      expect(stale.status).toBe(409)
      expect(stale.body).toMatchObject({
        code: 'edit_conflict',
        conflicts: [{ field: 'title', base: 'Harbor', theirs: 'One', by: 'vera@example.test' }],
      })
      const merged = await service.edit(id, { caption: 'Oil.' }, version)
      expect(merged.body).toMatchObject({ title: 'One', caption: 'Oil.', _merged: [{ field: 'title' }] })
    })

    test('is saved once under a key', async () => {
      const id = await service.hold()
      const { version } = await service.work(id)
      const key = randomUUID()
      const save = () =>
        service.call('PUT', `/api/own-art/${id}/`, service.vera.access, { version, title: 'Kept' }, key)
      const [one, two] = [await save(), await save()]
      expect(two.body).toEqual(one.body)
      expect((await service.work(id)).version).toBe(version + 2)
    })
  })

  describe('of a published work, words on the review list', () => {
    test('wait for staff, while the shop shows the old ones', async () => {
      const id = await service.hold()
      const { body } = await service.edit(id, { title: 'Like DISNEY', caption: 'New.' })
      expect(body).toMatchObject({
        title: 'Like DISNEY',
        in_shop: { title: 'Harbor', caption: '' },
        change: { state: 'waiting', words: ['disney'], title: 'Like DISNEY', keywords: null },
      })
      expect(await titleInShop(id)).toBe('Harbor')
      expect((await decide({ decision: 'accepted' })).status).toBe(200)
      expect(await service.content.image(id)).toMatchObject({ title: 'Like DISNEY', caption: 'New.' })
      expect(await service.work(id)).toMatchObject({ change: null, title: 'Like DISNEY' })
      expect((await decide({ decision: 'refused', reason: 'No.' })).body).toMatchObject({
        decision: [expect.any(String)],
      })
    })

    test('are refused with a reason, which the artist reads', async () => {
      const id = await service.hold()
      await service.edit(id, { title: 'See www example' })
      expect((await decide({ decision: 'refused' })).body).toEqual({ reason: [expect.any(String)] })
      await decide({ decision: 'refused', reason: 'No addresses.' })
      expect(await service.work(id)).toMatchObject({
        title: 'Harbor',
        change: { state: 'refused', reason: 'No addresses.', title: 'See www example' },
      })
    })

    test('are told to a tab that began before them, and one that was replaced waits no more', async () => {
      const id = await service.hold()
      const { version } = await service.work(id)
      await service.edit(id, { title: 'Lego tower' })
      const stale = await service.edit(id, { title: 'Tower' }, version)
      expect(stale.status).toBe(409)
      expect(stale.body as unknown as EditConflict).toMatchObject({
        conflicts: [{ field: 'title', base: 'Harbor', theirs: 'Lego tower' }],
      })
      const again = await service.edit(id, { title: 'Tower' })
      expect(again.body).toMatchObject({ title: 'Tower', change: null })
      expect(await titleInShop(id)).toBe('Tower')
      expect(await lastAsked()).toMatchObject({ decision: 'replaced' })
    })

    test('do not slip through while it is withdrawn, and do not hold a work that is not published', async () => {
      const id = await service.hold()
      await service.withdraw(id, true)
      const { body } = await service.edit(id, { title: 'Marvel' })
      expect(body).toMatchObject({ in_shop: { title: 'Harbor' }, change: { state: 'waiting' } })
      const sent = await service.upload(service.vera)
      expect((await service.edit(sent.image, { title: 'Marvel' })).body).toMatchObject({ change: null })
    })

    test('are not read by others than staff', async () => {
      const { vera } = service
      expect((await service.call('GET', '/api/art-change/', vera.access)).status).toBe(403)
    })
  })

  test('what staff have refused waits for them again once it is edited', async () => {
    const { upload, image } = await service.upload(service.vera)
    await service.call('PUT', `/api/upload/${upload}/`, service.staff, { version: 0, refusal: 'No title.' })
    expect((await service.work(image)).state).toBe('refused')
    await service.edit(image, { title: 'Named' })
    expect(await service.work(image)).toMatchObject({ state: 'waiting', refusal: '' })
  })
})
