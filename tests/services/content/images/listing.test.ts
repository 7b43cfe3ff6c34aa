import { beforeAll, describe, expect, test } from 'vitest'
import { listedImages } from '#services/content/image-list/resource.ts'
import type { RecordPage } from '#services/shared/resources/contract.ts'
import { listPlaces } from '#services/shared/resources/list.ts'
import { readListQuery } from '#services/shared/resources/list-query.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { type ImageRecords, serveImageRecords } from './records.ts'

const EQUAL = 600
const ORDERINGS = ['created', 'updated', 'title', 'artist', 'price'] as const

onEachStore((openStore) => {
  let service: ImageRecords
  beforeAll(async () => {
    service = await serveImageRecords(openStore)
    await service.content.hold(
      ...Array.from({ length: EQUAL }, (_, n) =>
        createRecord({
          id: `row-${n}`,
          localId: n === 7 ? 'L-7' : '',
          title: n % 5 === 0 ? '' : `Lake ${n % 3}`,
          artist: n % 4 === 0 ? '' : 'Ida Vale',
          royaltyCode: n % 2 === 0 ? '' : 'R1',
          keywords: n < 300 ? ['water'] : ['shore'],
          price: (n % 4) + 1,
          publisher: n % 10 === 0 ? 'DOM' : 'GAA',
          type: n % 6 === 0 ? 'photography' : 'fine art',
          published: n % 100 !== 0,
        }),
      ),
    )
  })
  const idsOf = ({ results }: RecordPage) => results.map(({ id }) => `${id}`)
  const find = async (query: Record<string, string>) =>
    idsOf(await service.list({ limit: '1000', ...query })).toSorted()
  const rowsWhere = (is: (n: number) => boolean) =>
    Array.from({ length: EQUAL }, (_, n) => n)
      .filter(is)
      .map((n) => `row-${n}`)
      .toSorted()

  /** Goes on by key from page to page, and does something before the next. */
  async function walk(query: Record<string, string>, meanwhile: (page: RecordPage) => Promise<unknown>) {
    const seen: string[] = []
    let page = await service.list({ limit: '37', ...query })
    for (;;) {
      seen.push(...idsOf(page))
      if (page.next === null || page.last === null) return seen
      await meanwhile(page)
      page = await service.list({ limit: '37', ...query, after: page.last })
    }
  }

  describe('a list of images', () => {
    // Spec 3.27
    test('says what its fields take', async () => {
      const { body } = await service.send('OPTIONS', '')
      expect(body).toMatchObject({
        actions: {
          PUT: {
            price: { type: 'integer', min_value: 1, max_value: 4, help_text: 'In dollar signs.' },
            substrates: { choices: expect.arrayContaining([{ value: 'print', display_name: 'Print' }]) },
          },
        },
      })
    })

    test('is newest first, unless it is asked for otherwise', async () => {
      const { body } = await service.send('OPTIONS', '')
      expect(body).toMatchObject({
        ordering: ['-created', ...ORDERINGS],
        filters: {
          published: { type: 'boolean' },
          publisher: { type: 'choice' },
          type: { type: 'choice' },
          missing: { choices: [{ value: 'title' }, { value: 'artist' }, { value: 'royalty_code' }] },
        },
      })
      const newest = await service.list({ limit: '1000' })
      expect(newest).toMatchObject({ count: EQUAL, count_is_partial: false, among: null, next: null })
      expect(idsOf(newest)).toEqual(
        idsOf(await service.list({ limit: '1000', ordering: 'created' })).toReversed(),
      )
      expect(idsOf(newest)[0]).toBe(`row-${EQUAL - 1}`)
    })

    test.each<[Record<string, string>, (n: number) => boolean]>([
      [{ published: 'false' }, (n) => n % 100 === 0],
      [{ published: 'true' }, (n) => n % 100 !== 0],
      [{ publisher: 'DOM' }, (n) => n % 10 === 0],
      [{ type: 'photography' }, (n) => n % 6 === 0],
      [{ missing: 'title' }, (n) => n % 5 === 0],
      [{ missing: 'artist' }, (n) => n % 4 === 0],
      [{ missing: 'royalty_code' }, (n) => n % 2 === 0],
      [{ missing: 'title', published: 'false' }, (n) => n % 100 === 0],
      [{ missing: 'title', published: 'true', publisher: 'GAA' }, (n) => n % 5 === 0 && n % 10 !== 0],
      [{ search: 'lakes water' }, (n) => n % 5 !== 0 && n < 300],
      [{ search: '"ida vale" -water', type: 'photography' }, (n) => n % 4 !== 0 && n >= 300 && n % 6 === 0],
      [{ search: 'row-12' }, (n) => n === 12],
      [{ search: 'L-7' }, (n) => n === 7],
      [{ search: 'no such words' }, () => false],
    ])('keeps what is asked for (case %#)', async (query, is) => {
      expect(await find(query)).toEqual(rowsWhere(is))
    })

    test('follows an edit at once, in what it finds and what is missing', async () => {
      const id = await service.hold({ title: 'Zephyr', artist: '' })
      expect(await find({ search: 'zephyr', missing: 'artist' })).toEqual([id])
      await service.save(id, { artist: 'Ida Vale', published: false })
      expect(await find({ search: 'zephyr', missing: 'artist' })).toEqual([])
      expect(await find({ search: 'zephyr', published: 'false' })).toEqual([id])
      await service.content.database.query('delete from content.images where id = $1', [id])
    })

    test.each(['title', 'artist'])('sorts by %s whatever its case and accents', async (field) => {
      const names = ['Écume', 'eddy', 'ZINC', 'Ødegaard', 'éclair']
      const ids: string[] = []
      for (const name of names) ids.push(await service.hold({ [field]: name, caption: `accented ${field}` }))
      const listed = await service.list({ search: `"accented ${field}"`, ordering: field })
      const sorted = ['éclair', 'Écume', 'eddy', 'ZINC', 'Ødegaard']
      expect(idsOf(listed)).toEqual(sorted.map((name) => ids[names.indexOf(name)]))
      const all = await service.list({ ordering: field, limit: '1000' })
      expect(idsOf(all).filter((id) => ids.includes(id))).toEqual(idsOf(listed))
      for (const id of ids)
        await service.content.database.query('delete from content.images where id = $1', [id])
    })

    test('is refused where a filter or an ordering is none of its own', async () => {
      for (const query of ['missing=caption', 'publisher=NONE', 'ordering=popularity', 'ordering=caption'])
        expect((await service.send('GET', `?${query}`)).status).toBe(400)
    })
  })

  describe.each(ORDERINGS.flatMap((name) => [name, `-${name}`]))('in the order %s', (ordering) => {
    test.each<Record<string, string>>([{}, { search: 'lake' }])(
      'pages by key are the whole list (%j)',
      async (query) => {
        const whole = idsOf(await service.list({ ...query, ordering, limit: '1000' }))
        expect(await walk({ ...query, ordering }, async () => {})).toEqual(whole)
        const turned = ordering.startsWith('-') ? ordering.slice(1) : `-${ordering}`
        expect(idsOf(await service.list({ ...query, ordering: turned, limit: '1000' })).toReversed()).toEqual(
          whole,
        )
      },
    )

    test.each<Record<string, string>>([{}, { search: 'lake' }])(
      'a page by number, and the one before it by key, are stretches of the whole list (%j)',
      async (query) => {
        const whole = idsOf(await service.list({ ...query, ordering, limit: '1000' }))
        const page = await service.list({ ...query, ordering, limit: '37', offset: '111' })
        expect(idsOf(page)).toEqual(whole.slice(111, 148))
        const before = await service.list({ ...query, ordering, limit: '37', before: page.first ?? '' })
        expect(idsOf(before)).toEqual(whole.slice(74, 111))
        expect(before).toMatchObject({ count: whole.length, count_is_partial: false })
        const first = await service.list({ ...query, ordering, limit: '200', before: page.first ?? '' })
        expect(idsOf(first)).toEqual(whole.slice(0, 111))
        expect(first.previous).toBeNull()
      },
    )
  })

  test.each(['price', '-title', '-created'])(
    'no row is shown twice and none left out while they are edited, in the order %s',
    async (ordering) => {
      for (const search of ['', 'vale']) {
        const query = { ordering, search }
        const whole = idsOf(await service.list({ ...query, limit: '1000' }))
        const edit = async (page: RecordPage) => {
          const [first, , third] = idsOf(page)
          for (const id of [first, third]) if (id) await service.save(id, { caption: `At ${page.last}` })
        }
        expect(await walk(query, edit)).toEqual(whole)
      }
    },
  )

  /** Explains the statement that finds a page, where nothing speaks for sorting. */
  async function explain(query: Record<string, string>): Promise<string> {
    await service.content.database.script('analyze content.images')
    return service.content.database.transaction(async (tx) => {
      await tx.script('set local enable_sort = off; set local enable_seqscan = off')
      const seen: [string, readonly unknown[] | undefined][] = []
      const spy = {
        ...tx,
        query: <T extends object>(sql: string, params?: readonly unknown[]) => {
          seen.push([sql, params])
          return tx.query<T>(sql, params)
        },
      }
      await listPlaces(spy, listedImages, readListQuery(listedImages, { ...query, limit: '10' }, null))
      const [sql, params] = seen.at(-1) ?? []
      const plan = await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)
      return plan.map((line) => line['QUERY PLAN']).join('\n')
    })
  }

  test.each(ORDERINGS)('the order %s goes along an index', async (name) => {
    const { last } = await service.list({ ordering: name, limit: '300' })
    const plan = await explain({ ordering: name, after: last ?? '' })
    expect(plan).toMatch(/Index (Only )?Scan/)
    expect(plan).not.toContain('Sort')
    expect(plan).toContain('Index Cond')
  })

  test.each(['updated', 'title', 'artist', 'price'])(
    'what a search has found is sorted by %s, and not sought along its index',
    async (ordering) => {
      const plan = await explain({ ordering, search: 'lake' })
      expect(plan).toContain('Sort')
      expect(plan).not.toContain(`images_by_${ordering}`)
    },
  )
})
