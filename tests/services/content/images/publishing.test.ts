import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
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
  const publications = async (image: string) => {
    const { body } = await content.call('GET', `/api/image/${image}/history/`, { as: staff })
    const { results } = body as RecordHistory
    return results
      .filter(({ type }) => type === 'record.edited')
      .map(({ changes: [change] }) => change?.to)
      .toReversed()
  }

  describe('publishing', () => {
    // Spec 7.30
    test('hides an image from the search of visitors, and shows it again', async () => {
      expect(await publish(false, staff)).toMatchObject({ status: 200, body: { id, published: false } })
      expect(await content.ids(`Heron ${count}`)).toEqual([])
      const { body } = await content.search({ query: `Heron ${count}` }, staff)
      expect(body.images).toMatchObject([{ id, published: false }])
      expect(await publish(true, staff)).toMatchObject({ status: 200, body: { published: true } })
      expect(await content.ids(`Heron ${count}`)).toEqual([id])
      expect(await publications(id)).toEqual([false, true])
      expect(await readAudit(content.database, 'content', `image-${id}`)).toMatchObject([
        { type: 'image.imported' },
      ])
    })

    test('is answered without an event when it changes nothing', async () => {
      expect(await publish(true, staff)).toMatchObject({ status: 200, body: { published: true } })
      expect(await publications(id)).toEqual([])
    })

    test('many times at once leaves as many events as changes', async () => {
      const replies = await Promise.all(Array.from({ length: 8 }, () => publish(false, staff)))
      expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(await publications(id)).toEqual([false])
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

    test('is refused for what has no size to sell, which may be unpublished', async () => {
      await content.hold(createRecord({ id: `small-${count}`, maxWidth: 11, maxHeight: 8 }))
      expect(await publish(false, staff, `small-${count}`)).toMatchObject({ status: 200 })
      expect(await publish(true, staff, `small-${count}`)).toMatchObject({
        status: 409,
        body: { detail: 'This image cannot be published: it has no size to sell.' },
      })
    })

    test('of an unknown image is 404', async () => {
      expect((await publish(false, staff, 'nobody')).status).toBe(404)
    })
  })
})
