import type { Filters } from '../../index/filters.ts'
import type { Api, Group, SourceFilter } from '../contract.ts'

/** The part of a search that decides which sources to ask. */
export interface Wanted {
  filters: Filters
  api?: Api | undefined
  source?: SourceFilter | undefined
  group?: Group | undefined
}

/** Which sources to ask (spec.md section 7, Search logic; design.md section 6; docs/decisions/0028). */
export interface Asked {
  internal: boolean
  stock: boolean
  /**
   * Whether the internal source includes indexed stock images: not where the stock source finds them itself.
   */
  indexed: boolean
}

/** `isThere` says whether there is a stock source to ask. */
export function chooseSources({ filters, api, source, group }: Wanted, isThere: boolean): Asked {
  const isOwn = filters.favorites || !isEmpty(filters.collection) || group !== undefined
  // Only the shop can answer these filters, so ask it even where the search wants Getty alone.
  const from = isOwn && api === 'getty' ? undefined : api
  const stock =
    isThere &&
    !isOwn &&
    (from === undefined || from === 'getty') &&
    isForStock(filters) &&
    isOf(source, filters)
  const indexed = source !== 'internal' && (from === 'indexed' || (from === undefined && !stock))
  const onlyStock = filters.publisher?.length === 1 && filters.publisher[0] === 'GET'
  const isWanted = source === undefined || source === 'internal' || indexed
  return { internal: from !== 'getty' && !(stock && onlyStock) && isWanted, stock, indexed }
}

/** The stock source has photographs of tiers 3 and 4, by photographers whom no filter names. */
function isForStock({ price, type, artist, publisher }: Filters): boolean {
  return (
    (isEmpty(price) || price.includes(3) || price.includes(4)) &&
    (isEmpty(type) || type.includes('photography')) &&
    isEmpty(artist) &&
    (isEmpty(publisher) || publisher.includes('GET'))
  )
}

/** Tells whether the filters allow images of that source. */
function isOf(source: SourceFilter | undefined, { price }: Filters): boolean {
  if (source === 'internal') return false
  return source === undefined || isEmpty(price) || price.includes(TIERS[source])
}

/** Royalty-free stock images are of tier 3, rights-managed ones of tier 4 (stock/record.ts). */
const TIERS = { GET: 3, GETRM: 4 } as const

/** Makes the stock source's filters: one of its sources means that source's tier. */
export const makeStockFilters = (filters: Filters, source: SourceFilter | undefined): Filters =>
  source === 'GET' || source === 'GETRM' ? { ...filters, price: [TIERS[source]] } : filters

const isEmpty = <T>(chosen: readonly T[] | undefined): chosen is undefined | [] => !chosen?.length
