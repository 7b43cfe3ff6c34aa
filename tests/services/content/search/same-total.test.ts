import { beforeAll, expect, test } from 'vitest'
import { packFacets } from '#services/content/index/facets.ts'
import { termsOf } from '#services/content/index/lexemes.ts'
import { textsOf } from '#services/content/index/texts.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'
import { fillBlocks } from './blocks.ts'

const IMAGES = 6_000
/** Images in a block; this makes many more blocks than a search counts through. */
const BLOCK = 40

/** Cuts {@link fillBlocks} into blocks of both orders, and gives every image the same words. */
async function cutSmall(db: Queryable): Promise<void> {
  const record = createRecord({ id: 'full', title: 'many' })
  const told = { texts: textsOf(record), stems: new Map([['many', 'mani']]), collections: [] }
  await db.query(
    `with ranked as (select seq, row_number() over (order by seq) - 1 as rank from content.image_search),
     opened as (
       insert into content.search_blocks (sort, popularity, seq, id)
       select sort, 0, seq, 10 + rank / $1 from ranked, (values ('newest'), ('popular')) of (sort)
       where rank % $1 = 0 and rank > 0
     )
     update content.image_search set facets = decode($2, 'hex'), terms = (
       $3 || ' ''n=' || block || ''' ''p=' || block || '''')::tsvector
     from (select seq as place, case when rank < $1 then 1 else 10 + rank / $1 end as block from ranked) of
     where seq = place`,
    [BLOCK, packFacets(record, { artist: 0, collections: [] }).toString('hex'), termsOf(record, told)],
  )
}

onEachStore((openStore) => {
  let content: ContentService
  beforeAll(async () => {
    content = await serveContent(openStore)
    await fillBlocks(content.database, IMAGES)
    await cutSmall(content.database)
  })

  test.each(['newest', 'popular', 'best_match'])(
    'a search by %s that counts only a part has the same counts on every page, and shows every page',
    async (sort) => {
      const params = { query: 'many', filters: '{"color": ["neutral"]}', sort }
      const { images: _, errors: __, ...first } = (await content.search(params)).body
      expect(first).toMatchObject({ total_is_partial: true })
      expect(first.total).toBeGreaterThanOrEqual(1_000)
      expect(first.total).toBeLessThan(IMAGES)
      for (const offset of [
        1,
        100,
        first.total - 1,
        first.total,
        4_000,
        IMAGES - 50,
        IMAGES,
        9_999,
        10_000,
      ]) {
        const { images, errors: ___, ...page } = (await content.search({ ...params, offset, limit: 50 })).body
        expect(page).toEqual(first)
        const expected = Array.from({ length: 50 }, (_, at) => IMAGES - offset - at).filter((n) => n > 0)
        expect(images.map(({ id }) => id)).toEqual(expected.map((n) => `full-${n}`))
      }
    },
  )

  test('a search whose first result is found by its id has the same counts on every page', async () => {
    await content.hold(createRecord({ id: 'many', title: 'many' }))
    const totals = new Set<number>()
    for (const [offset, limit] of [
      [0, 1],
      [0, 2],
      [1, 20],
      [5_000, 20],
    ] as const) {
      const params = { query: 'many', filters: '{"color": ["neutral"]}', offset, limit }
      totals.add((await content.search(params)).body.total)
    }
    expect(totals.size).toBe(1)
  })
})
