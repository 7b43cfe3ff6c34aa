import { createPageAddress } from '#client/ui/pagination/page-address.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'

const { readPage, writeQueryAt } = createPageAddress(50)

export { writeQueryAt }

/** What the graph is asked for an address. */
export const readArtistVariables = (id: string, address: URLSearchParams) => {
  const { page, limit } = readPage(address)
  return { id, limit, offset: offsetOf(page, limit) }
}
