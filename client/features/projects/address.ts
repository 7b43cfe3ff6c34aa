import { wordsIn } from '#client/ui/pagination/narrowed.ts'
import { pageAddress } from '#client/ui/pagination/page-address.ts'

export const { readPage, searchAt } = pageAddress(20)

/** What the graph is asked for an address. */
export const projectsAt = (address: URLSearchParams) => {
  const { page, limit } = readPage(address)
  return { page, pageSize: limit, search: wordsIn(address) }
}
