import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentItem } from '#services/content/images/contract.ts'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
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
    id = `tagged-${count}`
    await content.hold(createRecord({ id, title: `Plover ${count}` }))
  })

  const tag = (collection: unknown, as?: string, of = id) =>
    content.call('POST', `/content/images/${of}/static/`, { body: { collection }, ...(as && { as }) })
  const tagsAsSeenBy = async (as?: string) => {
    const { body } = await content.call('GET', `/content/images/${id}/`, as === undefined ? {} : { as })
    return (body as ContentItem)._static
  }
  const edits = async () => {
    const { body } = await content.call('GET', `/api/image/${id}/history/`, { as: staff })
    return (body as RecordHistory).results.filter(({ type }) => type === 'record.edited')
  }

  describe('a static list', () => {
    test('takes an image once and records it, and tells later askers that it was there', async () => {
      expect(await tag('government', staff)).toMatchObject({
        status: 200,
        body: { id, collection: 'government', already: false },
      })
      expect(await tag('government', staff)).toMatchObject({ status: 200, body: { already: true } })
      expect(await edits()).toMatchObject([
        { changes: [{ field: '_static', from: [], to: ['government'], start: 0 }] },
      ])
    })

    test('takes an image once however many put it there at the same time', async () => {
      const replies = await Promise.all(Array.from({ length: 8 }, () => tag('commercial', staff)))
      expect(replies.filter(({ body }) => !(body as { already: boolean }).already)).toHaveLength(1)
      expect(await edits()).toHaveLength(1)
    })

    // Spec 1.18, 3.6, 9.22
    test('is one of two, and is shown to staff alone', async () => {
      await tag('government', staff)
      await tag('commercial', staff)
      expect(await tagsAsSeenBy(staff)).toEqual(['commercial', 'government'])
      expect((await content.search({ query: `Plover ${count}` }, staff)).body.images).toMatchObject([
        { _static: ['commercial', 'government'] },
      ])
      expect(await tagsAsSeenBy()).toEqual([])
      expect(await tagsAsSeenBy(await content.signIn())).toEqual([])
    })

    // Spec 6.12
    test('is changed by staff alone', async () => {
      expect((await tag('government')).status).toBe(401)
      expect((await tag('government', await content.signIn())).status).toBe(403)
      expect(await tagsAsSeenBy(staff)).toEqual([])
    })

    // Spec 9.22
    test.each(['secret', '', null, undefined, ['government']])('cannot be %j', async (unknown) => {
      expect(await tag(unknown, staff)).toMatchObject({
        status: 400,
        body: { collection: expect.any(Array) },
      })
    })

    test('refuses an unknown image', async () => {
      expect((await tag('government', staff, 'nobody')).status).toBe(404)
    })
  })
})
