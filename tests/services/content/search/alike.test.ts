import { beforeAll, describe, expect, test } from 'vitest'
import type { Queryable } from '#services/shared/database/driver.ts'
import { type ContentService, createRecord, serveContent } from '#tests/services/content/catalogue.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const VISITORS = 30

describe('guests who search the same at once', () => {
  onEachStore((openStore) => {
    let content: ContentService
    let walks = 0
    beforeAll(async () => {
      const database = await openStore()
      const hurried: Queryable = {
        ...database.hurried,
        query: (sql, params) => {
          walks += Number(sql.includes('search_walk'))
          return database.hurried.query(sql, params)
        },
      }
      content = await serveContent(async () => ({ ...database, hurried }))
    })

    const askAtOnce = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: VISITORS }, ask))

    test('share the work, and each sees what was written before they asked', async () => {
      await content.hold(createRecord({ id: 'first', title: 'lake' }))
      const before = askAtOnce(() => content.ids('lake'))
      await content.hold(createRecord({ id: 'second', title: 'lake' }))
      expect(await content.ids('lake')).toEqual(['second', 'first'])
      await before
      walks = 0
      const answers = await askAtOnce(() => content.ids('lake'))
      expect(answers).toEqual(Array.from({ length: VISITORS }, () => ['second', 'first']))
      expect(walks).toBeLessThan(VISITORS)
    })

    test('share nothing with staff, who see more', async () => {
      await content.hold(createRecord({ id: 'hidden', title: 'harbor', published: false }))
      const staff = await content.signIn({ is_staff: true })
      const [guests, ...seenByStaff] = await Promise.all([
        askAtOnce(() => content.search({ query: 'harbor' })),
        content.search({ query: 'harbor' }, staff),
        content.search({ query: 'harbor' }, staff),
      ])
      for (const { body } of guests) expect(body.images).toEqual([])
      for (const { body } of seenByStaff) expect(body.images).toMatchObject([{ id: 'hidden' }])
    })

    test('are told the kind of what they get', async () => {
      const { headers } = await content.search({ query: 'lake' })
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    })
  })
})
