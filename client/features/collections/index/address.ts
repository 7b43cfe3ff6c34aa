import { wordsIn } from '#client/ui/pagination/narrowed.ts'
import { pageAddress } from '#client/ui/pagination/page-address.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'

export const { readPage, writePage, searchAt } = pageAddress(20)

/** What the graph is asked for an address. */
export const collectionsAt = (address: URLSearchParams) => {
  const { page, limit } = readPage(address)
  return { limit, offset: offsetOf(page, limit), search: wordsIn(address) }
}
