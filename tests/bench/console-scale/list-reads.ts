import type { RecordsQuery, ResourceListQuery } from '#client/apollo/generated/graphql.ts'
import { type Ask, EMPTY, type Read } from './read.ts'

/** What the lists of a resource are asked with. */
export interface Sample {
  resource: string
  /** Texts to search for, by a name for them. */
  searches: Readonly<Record<string, (n: number) => string>>
  /** Values of filters that have no choices. */
  values: Readonly<Record<string, readonly string[]>>
}

type Page = RecordsQuery['records']
type Filter = NonNullable<ResourceListQuery['resource']>['filters'][number]

const LIMIT = 50
/** With 100 a page, the most that the screen offers, this is the last that goes by number. */
const PAGE_100 = { limit: 100, offset: 9_900 }

/**
 * Lists all that the screen of a resource can ask of its list, by what the service says that it takes: every
 * ordering both ways, alone, with each filter and with each search; page 100; and the steps from there, by
 * key. The values of a filter take turns.
 */
export async function listReads(ask: Ask, sample: Sample): Promise<Read[]> {
  const { resource } = sample
  const described = await ask<ResourceListQuery>('ResourceList', { name: resource })
  if (!described.resource) throw new Error(`There is no resource ${resource}.`)
  const { ordering, filters } = described.resource
  const orderings = [...new Set(ordering.map((name) => name.replace(/^-/, '')))].flatMap((name) => [
    name,
    `-${name}`,
  ])
  const narrowings = narrowingsOf(filters, sample.values)
  const plain = { resource, search: '', filters: [], limit: LIMIT }
  const read = (kind: string, what: string, variables: (n: number) => object): Read => ({
    of: resource,
    kind,
    what,
    async ask(asking, n) {
      const { records } = await asking<{ records: Page }>('Records', { ...plain, ...variables(n) })
      return records.last === null ? EMPTY : records
    },
  })
  return [
    {
      of: resource,
      kind: 'its fields',
      what: '',
      ask: (asking) => asking('ResourceList', { name: resource }),
    },
    read('first page', '', () => ({})),
    ...orderings.flatMap((by) => [
      read('sort', by, () => ({ ordering: by })),
      read('page 100', by, () => ({ ordering: by, ...PAGE_100 })),
      stepsFrom(plain, by, 'next at depth'),
      stepsFrom(plain, by, 'previous at depth'),
      ...narrowings.flatMap(({ name, filtersOf }) => [
        read('filter with sort', `${name} ${by}`, (n) => ({ ordering: by, filters: filtersOf(n) })),
        read('filter with sort, page 100', `${name} ${by}`, (n) => ({
          ordering: by,
          filters: filtersOf(n),
          ...PAGE_100,
        })),
      ]),
      ...Object.entries(sample.searches).map(([name, search]) =>
        read('search with sort', `${name} ${by}`, (n) => ({ ordering: by, search: search(n) })),
      ),
    ]),
    ...narrowings.flatMap(({ name, filtersOf }) =>
      Object.entries(sample.searches).map(([what, search]) =>
        read('search with filter', `${what}, ${name}`, (n) => ({ search: search(n), filters: filtersOf(n) })),
      ),
    ),
    ...pastReads(plain),
  ]
}

/** How filters are set in turn: yes and no each by themselves, as one of them may be rare. */
function narrowingsOf(filters: readonly Filter[], values: Sample['values']) {
  return filters.flatMap(({ name, type, choices }) => {
    const own = choices?.map(({ value }) => value) ?? values[name] ?? []
    const sets = type === 'boolean' ? [['true'], ['false']] : [own]
    return sets.map((set) => ({
      name: type === 'boolean' ? `${name} ${set[0]}` : name,
      filtersOf: (n: number) => [{ name, value: set[n % set.length] }],
    }))
  })
}

/** Goes on, or back, by key from page 100, each time from where the last page ended. */
function stepsFrom(
  plain: { resource: string },
  by: string,
  kind: 'next at depth' | 'previous at depth',
): Read {
  const isNext = kind === 'next at depth'
  let place: string | null = null
  return {
    of: plain.resource,
    kind,
    what: by,
    async ask(asking) {
      const from = place === null ? PAGE_100 : { limit: PAGE_100.limit, [isNext ? 'after' : 'before']: place }
      const { records } = await asking<{ records: Page }>('Records', { ...plain, ordering: by, ...from })
      place = (isNext ? records.last : records.first) ?? null
      return place === null ? EMPTY : records
    },
  }
}

const DAY_MS = 86_400_000

/** Lists as they stood on days of the last two years, and pages of one. */
function pastReads(plain: { resource: string }): Read[] {
  const dayOf = (n: number) => new Date(Date.now() - (n % 700) * DAY_MS).toISOString()
  const read = (what: string, variables: (n: number) => object): Read => ({
    of: plain.resource,
    kind: 'as of',
    what,
    ask: (asking, n) => asking('Records', { ...plain, at: dayOf(n), ...variables(n) }),
  })
  return [
    read('first page', () => ({})),
    read('page 100', () => PAGE_100),
    read('pages', (n) => ({ offset: 100 * (n % 60) })),
  ]
}
