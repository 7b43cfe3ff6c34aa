import { createPageAddress } from '#client/ui/pagination/page-address.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'
import { readSearchWords } from '#client/ui/pagination/search-words.ts'

export const { readPage, writePage, writeQueryAt } = createPageAddress(20)

/** What the graph is asked for an address. */
export const readCollectionsVariables = (address: URLSearchParams) => {
  const { page, limit } = readPage(address)
  return { limit, offset: offsetOf(page, limit), search: readSearchWords(address) }
}
