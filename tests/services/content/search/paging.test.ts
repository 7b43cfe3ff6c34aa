import { beforeAll, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

/** More images than can be counted and paged to, all of one date. */
const IMAGES = 10_020

onEachStore((openStore) => {
  let content: ContentService
  beforeAll(async () => {
    content = await serveContent(openStore)
    const records = Array.from({ length: IMAGES }, (_, at) =>
      createRecord({ id: `w-${at}`, title: at % 2 === 0 ? 'even many' : 'odd many' }),
    )
    await content.hold(...records)
  })

  test('pages show every image of one date once, the last stored first', async () => {
    const seen: string[] = []
    for (let offset = 0; offset < 5_010; offset += 100) seen.push(...(await content.ids('odd', { offset })))
    expect(seen).toEqual(Array.from({ length: IMAGES / 2 }, (_, at) => `w-${IMAGES - 1 - 2 * at}`))
  })

  // Spec 9.13
  test('a page has 100 images by default', async () => {
    expect((await content.search({ query: 'odd' })).body.images).toHaveLength(100)
  })

  // Spec 2.52, 3.15, 3.16
  test('a count is exact to 10,000 and then a lower bound', async () => {
    const all = {
      total: 10_000,
      total_available: 10_000,
      total_for_pagination: 10_000,
      total_is_partial: true,
    }
    expect((await content.search({ query: '' })).body).toMatchObject(all)
    expect((await content.search({ query: 'many' })).body).toMatchObject(all)
    expect((await content.search({ query: 'odd' })).body).toMatchObject({
      total: 5_010,
      total_is_partial: false,
    })
  })

  // Spec 3.15, 7.52
  test('the window ends at 10,000: its last page is cut, and a later page is a warning', async () => {
    const last = await content.search({ query: 'many', offset: 9_950, limit: 100 })
    expect(last.body.images).toHaveLength(50)
    const past = await content.search({ query: 'many', offset: 10_000 })
    expect(past).toMatchObject({
      status: 200,
      body: {
        images: [],
        errors: [
          {
            source: 'internal',
            code: 'window_too_large',
            message: 'Only the first 10000 results can be shown.',
          },
        ],
      },
    })
  })

  test('a new image takes its place by its date', async () => {
    await content.hold(
      createRecord({ id: 'newer', title: 'between', createdAt: new Date('2020-01-02') }),
      createRecord({ id: 'oldest', title: 'between', createdAt: new Date('0300-01-01') }),
      createRecord({ id: 'older', title: 'between', createdAt: new Date('2019-12-31T23:59:59Z') }),
    )
    expect(await content.ids('between | odd', { limit: 2 })).toEqual(['newer', `w-${IMAGES - 1}`])
    expect(await content.ids('between | odd', { offset: 5_010 })).toEqual(['w-1', 'older', 'oldest'])
  })
})
