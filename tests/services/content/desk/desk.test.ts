import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RecentFruitlessSearchesView } from '#services/content/desk/contract.ts'
import { parseQuery } from '#services/content/index/query-language.ts'
import { countFruitless } from '#services/content/search/fruitless/count-fruitless.ts'
import { createContentService } from '#services/content/service.ts'
import { serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let content: ContentService
  let staff: string
  beforeAll(async () => {
    content = await serveContent(openStore)
    staff = await content.signIn({ is_staff: true })
    await content.hold(createRecord({ id: 'lake', title: 'Lake' }))
  })

  describe('the desk', () => {
    test.each(['waiting/applications', 'fruitless-searches'])('tells staff alone of %s', async (part) => {
      const path = `/content/desk/${part}/`
      expect(await content.call('GET', path)).toMatchObject({ status: 401 })
      const as = await content.signIn()
      expect(await content.call('GET', path, { as })).toMatchObject({ status: 403 })
    })

    test('counts the applications that are submitted, from the oldest', async () => {
      const read = async () =>
        (await content.call('GET', '/content/desk/waiting/applications/', { as: staff })).body
      expect(await read()).toEqual({ count: 0, count_is_partial: false, oldest_at: null })
      await content.database.query(
        `insert into content.artist_profiles
           (user_uuid, full_name, application_stage, submitted_at, email, created_at, updated_at)
         select 'user-' || n, 'Ada', stage, submitted, 'ada@example.test', '2026-09-01', '2026-09-01'
         from (values (1, 'submitted', '2026-11-02'::timestamptz), (2, 'submitted', '2026-11-01'),
                      (3, 'sample', '2026-10-01'), (4, 'approved', '2026-10-01')) as one (n, stage, submitted)`,
      )
      expect(await read()).toEqual({
        count: 2,
        count_is_partial: false,
        oldest_at: '2026-11-01T00:00:00.000Z',
      })
    })
  })

  describe('searches that found nothing', () => {
    beforeEach(() => content.database.query('delete from content.fruitless_searches'))

    const read = async () =>
      (await content.call('GET', '/content/desk/fruitless-searches/', { as: staff }))
        .body as RecentFruitlessSearchesView
    /** Serves the same store once more; a service that ends writes what it has counted. */
    const serveAgain = async () => {
      const { database, clock } = content
      const service = await createContentService({ database, settings: createSettings(), clock })
      return { call: await serve(service), close: () => service.close() }
    }

    test('are counted by their words and day, and nothing else is', async () => {
      const { call, close } = await serveAgain()
      const search = (params: Record<string, string | number>, as?: string) => {
        const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, `${value}`]))
        return call('GET', `/content/search/v3/?${query}`, { as })
      }
      for (const query of ['zebra', 'Zébra', '"zebra crossing"', 'zebra | giraffe -lake', 'ada@example.com'])
        await search({ query })
      await search({ query: 'zebra', sort: 'best_match', limit: 20 })
      await search({ query: 'ada＠example.com' })
      await search({ query: 'zebra '.repeat(17) })
      const notCounted: Record<string, string | number>[] = [
        { query: 'lake' },
        // It is put right, and finds something.
        { query: 'lakke' },
        { query: '' },
        { query: 'zebra', offset: 20 },
        { query: 'zebra', api: 'internal' },
        { query: 'zebra', source: 'GET' },
        { query: 'zebra', group: 'artist' },
        { query: 'zebra', filters: JSON.stringify({ color: ['red'] }) },
      ]
      for (const params of notCounted) await search(params)
      await search({ query: 'zebra' }, staff)
      const visitor = await content.signIn()
      await search({ query: 'zebra', filters: JSON.stringify({ favorites: true }) }, visitor)
      await search({ query: 'giraffe', filters: JSON.stringify({ color: [] }) }, visitor)
      await close()
      const { days, words } = await read()
      expect(days).toHaveLength(30)
      expect(days.at(-1)).toEqual({ day: '2026-11-20', count: 9 })
      expect(words).toEqual([
        { words: 'zebra', count: 3 },
        { words: '"zebra crossing"', count: 1 },
        { words: 'giraffe', count: 1 },
        { words: 'zebra | giraffe -lake', count: 1 },
      ])
    })

    test('are told of the last thirty days, and the twenty most frequent words', async () => {
      await content.database.query(
        `insert into content.fruitless_searches (day, words, count)
         select '2026-10-22', 'word ' || n, n from generate_series(1, 25) n
         union all values ('2026-10-21'::date, 'too old', 99), ('2026-11-20', 'word 9', 50), ('2026-11-20', '', 7)`,
      )
      const { days, words } = await read()
      expect(days.filter(({ count }) => count > 0)).toEqual([
        { day: '2026-10-22', count: 325 },
        { day: '2026-11-20', count: 57 },
      ])
      expect(words).toHaveLength(20)
      expect(words.slice(0, 2)).toEqual([
        { words: 'word 9', count: 59 },
        { words: 'word 25', count: 25 },
      ])
    })

    const openCount = (database = content.database) =>
      countFruitless({ database, clock: content.clock, log: { warn: () => {} } })
    const rows = (day: string) =>
      content.database.query<{ words: string; count: number }>(
        'select words, count from content.fruitless_searches where day = $1 order by count desc, words',
        [day],
      )

    test('keep five hundred words a day, over all processes', async () => {
      const [one, two] = [openCount(), openCount()]
      for (let at = 0; at < 300; at += 1) {
        one.add(parseQuery(`one${at}`))
        two.add(parseQuery(`two${at}`))
      }
      await Promise.all([one.stop(), two.stop()])
      const third = openCount()
      for (const word of ['one0', 'two0']) third.add(parseQuery(word))
      for (let at = 0; at < 600; at += 1) third.add(parseQuery(`three${at}`))
      await third.stop()
      const kept = await rows('2026-11-20')
      expect(kept).toHaveLength(501)
      expect(kept[0]).toEqual({ words: '', count: 700 })
      expect(kept.reduce((sum, { count }) => sum + count, 0)).toBe(1_202)
    })

    test('wait in memory until the store takes them', async () => {
      let isDown = true
      const failing: typeof content.database = {
        ...content.database,
        transaction: (work, options) =>
          isDown ? Promise.reject(new Error('down')) : content.database.transaction(work, options),
      }
      const count = openCount(failing)
      count.add(parseQuery('zebra'))
      await count.stop()
      expect(await rows('2026-11-20')).toEqual([])
      count.add(parseQuery('zebra'))
      isDown = false
      await count.stop()
      expect(await rows('2026-11-20')).toEqual([{ words: 'zebra', count: 2 }])
    })

    test('are forgotten after ninety days', async () => {
      await content.database.query(
        `insert into content.fruitless_searches (day, words, count)
         select day, 'word ' || n, 1
         from generate_series(1, 600) n, unnest(array['2026-08-21', '2026-08-22']::date[]) day`,
      )
      const count = openCount()
      expect([await count.purge(), await count.purge()]).toEqual([true, false])
      expect([(await rows('2026-08-21')).length, (await rows('2026-08-22')).length]).toEqual([0, 600])
      await count.stop()
    })
  })
})
