import { pageAddress } from '#client/ui/pagination/page-address.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'

const { readPage, searchAt } = pageAddress(50)

export { searchAt }

/** What the graph is asked for an address. */
export const collectionAt = (id: string, address: URLSearchParams) => {
  const { page, limit } = readPage(address)
  return { id, limit, offset: offsetOf(page, limit) }
}
