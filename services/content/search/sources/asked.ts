import type { Api } from '../contract.ts'
import type { Filters } from '../filters.ts'

/** Which sources a search asks (spec.md section 7, Search logic; design.md section 6). */
export interface Asked {
  internal: boolean
  stock: boolean
  /** Whether the internal source answers with the stock images that were indexed: not where the stock source has them. */
  indexed: boolean
}

/** `isThere` is whether there is a stock source that can be asked. */
export function askedBy(filters: Filters, api: Api | undefined, isThere: boolean): Asked {
  const stock = isThere && (api === undefined || api === 'getty') && isForStock(filters)
  const onlyStock = filters.publisher?.length === 1 && filters.publisher[0] === 'GET'
  return {
    internal: api !== 'getty' && !(stock && onlyStock),
    stock,
    indexed: api === 'indexed' || (api === undefined && !stock),
  }
}

/** Photographs of tiers 3 and 4, by photographers whom no filter names; hearts and collections are the shop's own. */
function isForStock({ favorites, collection, price, type, artist, publisher }: Filters): boolean {
  return (
    !favorites &&
    isEmpty(collection) &&
    (isEmpty(price) || price.includes(3) || price.includes(4)) &&
    (isEmpty(type) || type.includes('photography')) &&
    isEmpty(artist) &&
    (isEmpty(publisher) || publisher.includes('GET'))
  )
}

const isEmpty = <T>(chosen: readonly T[] | undefined): chosen is undefined | [] => !chosen?.length
