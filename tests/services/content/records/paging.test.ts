import { beforeAll, describe, expect, test } from 'vitest'
import { artistProfiles } from '#services/content/artist-profiles/resource.ts'
import type { ArtistList, ArtistView } from '#services/content/artists/contract.ts'
import { artists } from '#services/content/artists/resource.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { readCursor, writeCursor } from '#services/shared/resources/cursor.ts'
import type { Place } from '#services/shared/resources/keyset.ts'
import { findPlaces, rowsOf } from '#services/shared/resources/list.ts'
import { readListQuery } from '#services/shared/resources/list-query.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ArtistsService, serveArtists } from './artists.ts'

const EQUAL = 600
const ORDERINGS = ['name', 'created', 'updated', 'active', 'gaa_artist'] as const

onEachStore((openStore) => {
  let service: ArtistsService
  beforeAll(async () => {
    service = await serveArtists(openStore)
    await service.content.database.query(
      `insert into content.artists (folded, name, active, gaa_artist, created_at, edited_at)
       select 'artist ' || n, 'Artist ' || n, n % 3 > 0, n % 2 = 0, '2020-01-01 00:00:00.000123',
         case when n % 4 = 0 then timestamptz '2021-01-01' + n % 8 * interval '1 microsecond' end
       from generate_series(1, $1::int) n`,
      [EQUAL],
    )
    await service.content.database.query(
      `insert into content.artist_profiles 
         (user_uuid, full_name, photo, application_stage, bio, email, approved, created_at, updated_at, submitted_at)
       select gen_random_uuid(), 'Artist ' || n, '', 'started', '', 'artist' || n || '@example.com', n % 3 = 0,
         '2020-01-01', '2020-01-01', case when n % 4 = 0 then timestamptz '2021-01-01' + n % 8 * interval '1 microsecond' end
       from generate_series(1, $1::int) n`,
      [EQUAL],
    )
  })

  /** Lists all pages, going on by `step` from each, and does something before the next. */
  async function walk(
    query: Record<string, string>,
    step: (page: ArtistList) => Record<string, string> | null,
    meanwhile: (page: ArtistList) => Promise<unknown> = async () => {},
  ): Promise<ArtistView[][]> {
    const pages: ArtistView[][] = []
    for (let next: Record<string, string> | null = {}; next; ) {
      const page: ArtistList = await service.list({ ...query, ...next })
      pages.push(page.results)
      next = page.results.length > 0 ? step(page) : null
      if (next) await meanwhile(page)
    }
    return pages
  }
  const onwards = ({ next, last }: ArtistList) => (next && last ? { after: last } : null)
  const idsOf = (pages: ArtistView[][]) => pages.flat().map(({ id }) => id)
  const isOnce = (ids: number[]) => new Set(ids).size === ids.length

  test('by key shows each of 600 rows with one value once, both ways, while they are edited', async () => {
    for (const ordering of ['created', '-created']) {
      const edit = async ({ results: [first, , third] }: ArtistList) => {
        for (const row of [first, third])
          if (row) await service.save(row.id, { version: row.version, royalty_code: `${row.version}` })
      }
      const down = idsOf(await walk({ ordering, limit: '37' }, onwards, edit))
      expect(down).toHaveLength(EQUAL)
      expect(isOnce(down)).toBe(true)

      const end = await service.list({ ordering: turned(ordering), limit: '37' })
      let page: ArtistList = await service.list({ ordering, limit: '1000' })
      const back: ArtistView[][] = []
      for (let before = page.last; before; before = page.previous && page.first) {
        page = await service.list({ ordering, limit: '37', before })
        back.unshift(page.results)
        await edit(page)
      }
      expect([...idsOf(back), end.results[0]?.id]).toEqual(down)
    }
  })

  describe.each(ORDERINGS.flatMap((name) => [name, `-${name}`]))('in the order %s', (ordering) => {
    test('pages by offset, by key and at once are the same', async () => {
      const whole = await service.list({ ordering, limit: '1000' })
      const ids = whole.results.map(({ id }) => id)
      expect(whole).toMatchObject({ count: EQUAL, count_is_partial: false, next: null, previous: null })
      expect(idsOf(await walk({ ordering, limit: '97' }, onwards))).toEqual(ids)
      const byOffset = await walk({ ordering, limit: '97' }, ({ next }) =>
        next ? { offset: new URL(next).searchParams.get('offset') ?? '' } : null,
      )
      expect(idsOf(byOffset)).toEqual(ids)
      const turnedIds = (await service.list({ ordering: turned(ordering), limit: '1000' })).results
      expect(turnedIds.map(({ id }) => id).toReversed()).toEqual(ids)
    })

    test('its values go that way', async () => {
      const { results } = await service.list({ ordering, limit: '1000' })
      const field = ordering.replace('-', '') as (typeof ORDERINGS)[number]
      const values = results.map((row) => (field === 'name' ? row.name.toLowerCase() : row[field]))
      const up = ordering.startsWith('-') ? values.toReversed() : values
      expect(up).toEqual(up.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
    })
  })

  test('addresses lead to the neighbours, and on by key where offsets end', async () => {
    const { next } = await service.list({ limit: '10', search: 'artist' })
    expect(new URL(next ?? '').search).toBe('?limit=10&search=artist&offset=10')
    const keyed = await service.list({ limit: '10' })
    const second = await service.list({ limit: '10', after: keyed.last ?? '' })
    const follow = async (address: string | null) => {
      const { pathname, search } = new URL(address ?? '')
      return (await service.content.call('GET', pathname + search)).body as ArtistList
    }
    expect((await follow(second.previous)).results).toEqual(keyed.results.map(withoutCode))
    expect((await follow(second.next)).results).toEqual(
      (await service.list({ limit: '10', offset: '20' })).results.map(withoutCode),
    )
  })

  test('filters and a search narrow the count and the pages', async () => {
    const query = { active: 'true', gaa_artist: 'true', search: 'ARTIST 1', ordering: '-name' }
    const ids = idsOf(await walk({ ...query, limit: '7' }, onwards))
    const all = Array.from({ length: EQUAL }, (_, at) => at + 1)
    const wanted = all.filter((n) => n % 3 > 0 && n % 2 === 0 && `${n}`.startsWith('1'))
    expect(ids).toHaveLength(wanted.length)
    expect((await service.list(query)).count).toBe(wanted.length)
  })

  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  const NOT_OF_IT = ['This is of no page in this ordering.']
  test.each<[Record<string, string>, object]>([
    [{ after: 'x' }, { after: NOT_OF_IT }],
    [{ before: '' }, { before: NOT_OF_IT }],
    [{ after: cursor('created', '2020-01-01 00:00:00+00', 1) }, { after: NOT_OF_IT }],
    [{ after: cursor('name', 'a\0', 1) }, { after: NOT_OF_IT }],
    [{ after: cursor('name', null, 1) }, { after: NOT_OF_IT }],
    [{ after: cursor('name', 'a', 'x') }, { after: NOT_OF_IT }],
    [{ after: cursor('name', 'a', 0) }, { after: NOT_OF_IT }],
    [{ ordering: 'active', after: cursor('active', 'maybe', 1) }, { after: NOT_OF_IT }],
    [{ ordering: 'created', after: cursor('created', '2020-99-01 00:00:00+00', 1) }, { after: NOT_OF_IT }],
    [{ after: 'x'.repeat(9_000) }, { after: ['Ensure this field has no more than 8000 characters.'] }],
    [
      { after: cursor('name', 'a', 1), before: cursor('name', 'a', 1) },
      { before: ['Send either after or before.'] },
    ],
    [{ after: cursor('name', 'a', 1), offset: '3' }, { offset: ['Send either offset or after.'] }],
    [{ offset: '9981' }, { offset: ['Ensure this value is less than or equal to 9980.'] }],
    [{ ordering: 'royalty_code' }, { ordering: ['"royalty_code" is not a valid choice.'] }],
    [{ ordering: '--name' }, { ordering: ['"--name" is not a valid choice.'] }],
  ])('a wrong query is refused at its parameter (case %#)', async (query, errors) => {
    expect(await service.list(query)).toEqual(errors)
  })

  test('a cursor keeps what a moment has beyond milliseconds', async () => {
    const { last } = await service.list({ ordering: 'created', limit: '1' })
    const ordering = { sql: '', type: 'timestamptz' } as const
    expect(readCursor(last ?? '', { ordering, isId: () => true })?.value).toContain('.000123')
  })

  test('more than 10,000 are counted as at least so many, and reached by key', async () => {
    await service.content.database.query(
      `insert into content.artists (folded, name, created_at)
       select 'crowd ' || lpad(n::text, 6, '0'), 'Crowd ' || n, '2022-01-01' from generate_series(1, 10005) n`,
    )
    const crowd = await service.list({ search: 'crowd', offset: '9900', limit: '100' })
    expect(crowd).toMatchObject({ count: 10_000, count_is_partial: true })
    const { pathname, searchParams } = new URL(crowd.next ?? '')
    expect([pathname, searchParams.get('after')]).toEqual(['/api/artist/', crowd.last])
    const end = await service.list({ search: 'crowd', after: crowd.last ?? '' })
    expect(end).toMatchObject({ next: null })
    expect(end.results.map(({ name }) => name).at(-1)).toBe('Crowd 10005')
    const least = await service.list({ search: 'crowd 00', ordering: '-name', limit: '1' })
    expect(least.results.map(({ name }) => name)).toEqual(['Crowd 9999'])
  })

  test.each(['edited', '-edited'])(
    'a column with nulls, which are the greatest, pages both ways in the order %s',
    async (ordering) => {
      const edited = { sql: `coalesce(r.edited_at, 'infinity')`, type: 'timestamptz' } as const
      const resource = { ...artists, orderings: { edited } }
      const page = async (from: Record<string, string>, limit = '53') => {
        const query = { ordering, limit, search: 'artist', ...from }
        const asked = readListQuery(resource, query, null)
        return (await findPlaces(service.content.database, rowsOf(resource), asked)).places
      }
      const all = await page({}, '1000')
      const nulls = all.map(({ value }) => value === 'infinity')
      expect(nulls.indexOf(true)).toBe(
        ordering === 'edited' ? nulls.indexOf(false) + nulls.lastIndexOf(false) + 1 : 0,
      )
      for (const side of ['after', 'before'] as const) {
        const seen: Place[] = []
        for (let places = side === 'after' ? await page({}) : all.slice(-1); places.length > 0; ) {
          if (side === 'after') seen.push(...places)
          else seen.unshift(...places)
          const edge = side === 'after' ? places.at(-1) : places[0]
          places = edge ? await page({ [side]: writeCursor({ ordering, ...edge }) }) : []
        }
        expect(seen).toEqual(all)
      }
    },
  )

  test.each([...orderingsOf(artists), ...orderingsOf(artistProfiles)])(
    'the order %s goes along an index, from a row in the middle too',
    async (_, name, resource) => {
      const { database } = service.content
      await database.script(`analyze ${resource.schema}.${resource.table}`)
      const find = (db: Queryable, query: Record<string, string>) =>
        findPlaces(db, rowsOf(resource), readListQuery(resource, { ordering: name, ...query }, null))
      const [middle] = (await find(database, { offset: '299', limit: '1' })).places
      if (!middle) throw new Error('There are too few rows.')
      await database.transaction(async (tx) => {
        await tx.script('set local enable_sort = off; set local enable_seqscan = off')
        const asked: [string, readonly unknown[] | undefined][] = []
        const spy: Queryable = {
          ...tx,
          query: (sql, params) => {
            asked.push([sql, params])
            return tx.query(sql, params)
          },
        }
        await find(spy, { after: writeCursor({ ordering: name, ...middle }), limit: '10' })
        const [sql = '', params] = asked.at(-1) ?? []
        const plan = await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)
        const text = plan.map((line) => line['QUERY PLAN']).join('\n')
        expect(text).toMatch(/Index (Only )?Scan/)
        expect(text).not.toContain('Sort')
        expect(text).toContain('Index Cond')
      })
    },
  )
})

function orderingsOf(resource: Resource) {
  return Object.keys(resource.orderings).map((name) => [`${resource.name}, ${name}`, name, resource] as const)
}
const turned = (ordering: string) => (ordering.startsWith('-') ? ordering.slice(1) : `-${ordering}`)
const withoutCode = (artist: ArtistView): ArtistView => ({ ...artist, royalty_code: '' })
