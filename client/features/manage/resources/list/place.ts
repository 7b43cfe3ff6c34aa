import { createPageAddress } from '#client/ui/pagination/page-address.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'
import { readSearchWords } from '#client/ui/pagination/search-words.ts'

const { readPage, writePage } = createPageAddress(50)

const FILTER = 'f.'

/** All that an address says of a list. */
export interface ListPlace {
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
}

export const readPlace = (address: URLSearchParams): ListPlace => ({
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
})

export const writePlace = ({
  search,
  ordering,
  filters,
  columns,
  after,
  before,
  ...page
}: ListPlace): string => {
  const address = new URLSearchParams({
    ...(search !== '' && { search }),
    ...(ordering !== null && { ordering }),
    ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`${FILTER}${name}`, value])),
    ...(columns !== null && { columns: columns.join(',') }),
    ...writePage(page),
    ...(after !== null && { after }),
    ...(before !== null && { before }),
  })
  return `${address}` && `?${address}`
}

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

/** What the graph is asked for. */
export const toVariables = (
  resource: string,
  { search, ordering, filters, page, limit, after, before }: ListPlace,
) => ({
  resource,
  search,
  ordering,
  filters: Object.entries(filters).map(([name, value]) => ({ name, value })),
  limit,
  offset: page > 1 && after === null && before === null ? offsetOf(page, limit) : null,
  after,
  before,
})

/** The next click on a column's head: up, down, and up again. */
export const nextOrdering = (ordering: string | null, field: string): string =>
  ordering === field ? `-${field}` : field
