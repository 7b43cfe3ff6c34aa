import { createPageAddress } from '#client/ui/pagination/page-address.ts'
import { readSearchWords } from '#client/ui/pagination/search-words.ts'

export const { readPage, writeQueryAt } = createPageAddress(20)

/** What the graph is asked for an address. */
export const readProjectsVariables = (address: URLSearchParams) => {
  const { page, limit } = readPage(address)
  return { page, pageSize: limit, search: readSearchWords(address) }
}
