import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentItem, ContentItemList } from '#services/content/images/contract.ts'
import type { SimpleSearchResponse } from '#services/content/search/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let content: ContentService
  let ann: string
  let bob: string
  let id: string
  let count = 0

  beforeAll(async () => {
    content = await serveContent(openStore)
    ann = await content.signIn()
    bob = await content.signIn()
  })
  beforeEach(async () => {
    count += 1
    id = `kept-${count}`
    await content.hold(createRecord({ id, title: `Egret ${count}` }))
  })

  const keep = (favorite: boolean, as?: string, of = id) =>
    content.call('PATCH', `/content/edit/${of}/`, { body: { favorite }, ...(as && { as }) })
  /** Reads whether the image is a favorite from every answer that shows it to this person. */
  const hearts = async (as?: string): Promise<boolean[]> => {
    const options = as === undefined ? {} : { as }
    const [one, listed, found, quick] = await Promise.all([
      content.call('GET', `/content/images/${id}/`, options),
      content.call('GET', `/content/images/?ids=${id}`, options),
      content.search({ query: `Egret ${count}` }, as),
      content.call('GET', `/content/search/?q=Egret+${count}`, options),
    ])
    return [
      one.body as ContentItem,
      ...(listed.body as ContentItemList).results,
      ...found.body.images,
      ...(quick.body as SimpleSearchResponse).images,
    ].map((image) => image.user_favorite)
  }
  const everywhere = (is: boolean) => [is, is, is, is]

  describe('a favorite', () => {
    // Spec 3.5, 7.30
    test('is shown with the image everywhere, to its owner alone', async () => {
      expect(await keep(true, ann)).toMatchObject({ status: 200, body: { id, user_favorite: true } })
      expect(await hearts(ann)).toEqual(everywhere(true))
      expect(await hearts(bob)).toEqual(everywhere(false))
      expect(await hearts()).toEqual(everywhere(false))
    })

    test('is dropped by its owner, and stays for other users', async () => {
      await keep(true, ann)
      await keep(true, bob)
      expect(await keep(false, ann)).toMatchObject({ status: 200, body: { user_favorite: false } })
      expect(await hearts(ann)).toEqual(everywhere(false))
      expect(await hearts(bob)).toEqual(everywhere(true))
    })

    test('is kept once, however often it is sent, even at once', async () => {
      const replies = await Promise.all(Array.from({ length: 8 }, () => keep(true, ann)))
      expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
      expect(await hearts(ann)).toEqual(everywhere(true))
      for (const _ of [1, 2])
        expect(await keep(false, ann)).toMatchObject({ status: 200, body: { user_favorite: false } })
    })

    test('is not confused with the other images of a page', async () => {
      const many = Array.from({ length: 100 }, (_, at) => createRecord({ id: `page-${count}-${at}` }))
      await content.hold(...many)
      const wanted = many.filter((_, at) => at % 7 === 0).map((record) => record.id)
      for (const each of wanted) await keep(true, ann, each)
      const ids = many.map((record) => record.id)
      const { body } = await content.call('GET', `/content/images/?ids=${ids}`, { as: ann })
      const { results } = body as ContentItemList
      const full = results.filter((image) => image.user_favorite).map((image) => image.id)
      expect(full.sort()).toEqual(wanted.sort())
      expect(results).toHaveLength(100)
    })

    // Spec 6.5
    test('needs somebody who is signed in', async () => {
      expect(await keep(true)).toMatchObject({ status: 401 })
      expect(await keep(true, 'nonsense')).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
    })

    test('of an unknown image is 404', async () => {
      expect((await keep(true, ann, 'nobody')).status).toBe(404)
      expect((await keep(false, ann, 'nobody')).status).toBe(404)
    })

    test('is deleted with its image', async () => {
      await keep(true, ann)
      await content.database.query('delete from content.images where id = $1', [id])
      await content.hold(createRecord({ id, title: `Egret ${count}` }))
      expect(await hearts(ann)).toEqual(everywhere(false))
    })
  })
})
