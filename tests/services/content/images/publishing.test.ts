import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAudit } from '#tests/support/services/audit.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let content: ContentService
  let staff: string
  let id: string
  let count = 0

  beforeAll(async () => {
    content = await serveContent(openStore)
    staff = await content.signIn({ is_staff: true })
  })
  beforeEach(async () => {
    count += 1
    id = `sold-${count}`
    await content.hold(createRecord({ id, title: `Heron ${count}` }))
  })

  const publish = (published: boolean, as?: string, of = id) =>
    content.call('PATCH', `/content/edit/${of}/`, { body: { publish: published }, ...(as && { as }) })
  const auditOf = async (image: string) =>
    (await readAudit(content.database, 'content', `image-${image}`)).map(({ type }) => type)

  describe('publishing', () => {
    // Spec 7.30
    test('hides an image from the search of visitors, and shows it again', async () => {
      expect(await publish(false, staff)).toMatchObject({ status: 200, body: { id, published: false } })
      expect(await content.ids(`Heron ${count}`)).toEqual([])
      const { body } = await content.search({ query: `Heron ${count}` }, staff)
      expect(body.images).toMatchObject([{ id, published: false }])
      expect(await publish(true, staff)).toMatchObject({ status: 200, body: { published: true } })
      expect(await content.ids(`Heron ${count}`)).toEqual([id])
      expect(await auditOf(id)).toEqual(['image.imported', 'image.unpublished', 'image.published'])
    })

    test('is answered without an event when it changes nothing', async () => {
      expect(await publish(true, staff)).toMatchObject({ status: 200, body: { published: true } })
      expect(await auditOf(id)).toEqual(['image.imported'])
    })

    test('many times at once leaves as many events as changes', async () => {
      const replies = await Promise.all(Array.from({ length: 8 }, () => publish(false, staff)))
      expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(await auditOf(id)).toEqual(['image.imported', 'image.unpublished'])
    })

    // Spec 6.10
    test('is allowed to staff alone', async () => {
      expect(await publish(false)).toMatchObject({ status: 401 })
      expect(await publish(false, await content.signIn())).toMatchObject({ status: 403 })
      expect(await content.image(id)).toMatchObject({ published: true })
    })

    // Spec 4.28
    test('is refused for stock photos', async () => {
      await content.hold(createRecord({ id: `stock-${count}`, publisher: 'GET' }))
      for (const published of [true, false])
        expect(await publish(published, staff, `stock-${count}`)).toMatchObject({
          status: 409,
          body: { detail: 'Stock images cannot be published or unpublished.' },
        })
      expect(await content.image(`stock-${count}`)).toMatchObject({ published: true })
    })

    test('of an unknown image is 404', async () => {
      expect((await publish(false, staff, 'nobody')).status).toBe(404)
    })
  })
})
