import { beforeAll, describe, expect, test } from 'vitest'
import { createContentService } from '#services/content/service.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { type ContentService, createRecord, serveContent } from '#tests/services/content/catalogue.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { callAt } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const words = <T>(count: number, word: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => word(at))
const COMMON = words(32, (at) => `word${at}`)

onEachStore((openStore) => {
  let content: ContentService
  beforeAll(async () => {
    content = await serveContent(openStore)
    await content.hold(
      createRecord({ id: 'long', title: COMMON.join(' ') }),
      createRecord({ id: 'other', title: 'excluded' }),
    )
  })

  const found = async (query: string) => {
    const { status, body } = await content.search({ query })
    return { status, ids: body.images.map(({ id }) => id), searched: body.searched_words }
  }

  describe('a query', () => {
    test('of more than 32 words finds what its first 32 words find, and says so', async () => {
      expect(await found([...COMMON, 'nowhere'].join(' '))).toEqual({
        status: 200,
        ids: ['long'],
        searched: 32,
      })
    })

    test.each([
      ['alternatives', [...words(32, (at) => `none${at}`), 'word1'].join('|')],
      ['exclusions', words(33, (at) => `-${at < 32 ? `word${at}` : 'excluded'}`).join(' ')],
      ['a phrase', `"${[...COMMON, 'nowhere'].join(' ')}" -x`],
    ])('counts the words of %s towards its 32', async (what, query) => {
      const ids = { alternatives: [], exclusions: ['other'], 'a phrase': ['long'] }[what]
      expect(await found(query)).toEqual({ status: 200, ids, searched: 32 })
    })

    test('of 32 words is searched whole', async () => {
      expect(await found(COMMON.join(' '))).toEqual({ status: 200, ids: ['long'], searched: null })
    })
  })
})

describe('searches of many words', () => {
  const MANY = COMMON.slice(0, 9).join(' ')
  const WAITING_SHARE = 4

  onEachStore((openStore) => {
    /** Serves content on a store that holds its answers about words back. */
    const serveHeld = async () => {
      const database = await openStore()
      const gate = Promise.withResolvers<void>()
      let isHeld = false
      let waiting = 0
      const hurried: Queryable = {
        ...database.hurried,
        query: async (sql, params) => {
          if (isHeld && params?.some((param) => String(param).includes('word1'))) {
            waiting += 1
            await gate.promise
          }
          return database.hurried.query(sql, params)
        },
      }
      const held: Database = { ...database, hurried }
      const service = await createContentService({
        database: held,
        settings: createSettings({ SEED: 'none' }),
      })
      const call = callAt(await service.listen({ host: '127.0.0.1', port: 0 }))
      afterFile(() => service.close())
      const search = (query: string, from: string, path = '/content/search/v3/') =>
        call('GET', `${path}?query=${encodeURIComponent(query)}`, { headers: { 'x-forwarded-for': from } })
      isHeld = true
      return { search, waiting: () => waiting, letGo: () => gate.resolve() }
    }

    test('take turns: an asker of ten at once is told to come again, and others search meanwhile', async () => {
      const { search, waiting, letGo } = await serveHeld()
      const first = search(MANY, '203.0.113.1')
      await expect.poll(waiting).toBeGreaterThan(0)
      const more = words(9, (at) =>
        search(`${MANY} ${at}`, '203.0.113.1', at % 2 ? '/content/search/related-keywords/' : undefined),
      )
      let refused = 0
      for (const each of more) void each.then(({ status }) => (refused += Number(status === 503)))
      await expect.poll(() => refused).toBe(more.length - WAITING_SHARE)
      expect((await search('lake', '203.0.113.1')).status).toBe(200)
      const other = search(MANY, '198.51.100.7')
      letGo()
      expect((await other).status).toBe(200)
      const statuses = (await Promise.all([first, ...more])).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1 + WAITING_SHARE)
      const busy = (await Promise.all(more)).find(({ status }) => status === 503)
      expect(busy).toMatchObject({ body: { code: 'busy' } })
      expect(busy?.headers.get('retry-after')).toBe('2')
    })
  })
})
