import { toRecordFilters } from '#client/apollo/record-filters.ts'
import { createPageAddress } from '#client/ui/pagination/page-address.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'
import { readSearchWords } from '#client/ui/pagination/search-words.ts'

const { readPage, writePage } = createPageAddress(50)

const FILTER = 'f.'

/** Stands in an address for no view at all: an address that says nothing leads to the person's default. */
export const ALL = 'all'

/** All that an address says of a list. */
export interface ListPlace {
  /** The id of the view that it was opened by, or {@link ALL}; null where the address names none. */
  view: string | null
  search: string
  /** A field's name, with `-` before it downwards; null as the server has it. */
  ordering: string | null
  /** By name. */
  filters: Readonly<Record<string, string>>
  /** The fields to show; null as the type has it. */
  columns: readonly string[] | null
  /** From 1. */
  page: number
  limit: number
  /** The cursor of a row: the page begins after it, or ends before it. */
  after: string | null
  before: string | null
  /** The moment that the list is shown of (ISO 8601); null for now. */
  at: string | null
}

export const readPlace = (address: URLSearchParams): ListPlace => ({
  view: address.get('view') || null,
  search: readSearchWords(address),
  ordering: address.get('ordering'),
  filters: Object.fromEntries(
    [...address].flatMap(([name, value]) =>
      name.startsWith(FILTER) && value !== '' ? [[name.slice(FILTER.length), value]] : [],
    ),
  ),
  columns: address.get('columns')?.split(',').filter(Boolean) ?? null,
  ...readPage(address),
  after: address.get('after'),
  before: address.get('after') === null ? address.get('before') : null,
  at: readMoment(address.get('at')),
})

const readMoment = (text: string | null): string | null =>
  text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString()

export const writePlace = ({
  view,
  search,
  ordering,
  filters,
  columns,
  after,
  before,
  at,
  ...page
}: ListPlace): string => {
  const shows = search !== '' || ordering !== null || columns !== null || Object.keys(filters).length > 0
  const address = new URLSearchParams({
    ...(view !== null && { view }),
    // The name of a view alone would open it: say that its filters and the like were taken away.
    ...((search !== '' || (isView(view) && !shows)) && { search }),
    ...(ordering !== null && { ordering }),
    ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`${FILTER}${name}`, value])),
    ...(columns !== null && { columns: columns.join(',') }),
    ...writePage(page),
    ...(after !== null && { after }),
    ...(before !== null && { before }),
    ...(at !== null && { at }),
  })
  return `${address}` && `?${address}`
}

export const isView = (view: string | null): view is string => view !== null && view !== ALL

/** Whether an address says what its list shows, rather than leaving that to a view. */
export const saysContent = (address: URLSearchParams): boolean =>
  [...address.keys()].some((name) => CONTENT.includes(name) || name.startsWith(FILTER))

const CONTENT: readonly string[] = ['search', 'ordering', 'columns']

/** The first page of what the change narrows, sorts or sizes anew. */
export const changePlace = (place: ListPlace, change: Partial<ListPlace>): ListPlace => ({
  ...place,
  ...change,
  page: 1,
  after: null,
  before: null,
})

/** Where a page begins and ends. */
interface Ends {
  first: string | null
  last: string | null
}

/**
 * Leads to another page: a neighbour goes by key, so that no row is shown twice and none is left out while
 * others edit; any other goes by its number.
 */
export const turnTo = (place: ListPlace, page: number, { first, last }: Ends): ListPlace => {
  const isNext = page === place.page + 1 && last !== null
  const isPrevious = page === place.page - 1 && page > 1 && first !== null
  return { ...place, page, after: isNext ? last : null, before: isPrevious ? first : null }
}

/** What the graph is asked for. What narrows and sorts knows the present alone. */
export const toVariables = (
  resource: string,
  { search, ordering, filters, page, limit, after, before, at }: ListPlace,
) => ({
  resource,
  search: at === null ? search : '',
  ordering: at === null ? ordering : null,
  filters: at === null ? toRecordFilters(filters) : [],
  at,
  limit,
  offset: page > 1 && after === null && before === null ? offsetOf(page, limit) : null,
  after,
  before,
})

/** The next click on a column's head: up, down, and up again. */
export const nextOrdering = (ordering: string | null, field: string): string =>
  ordering === field ? `-${field}` : field
