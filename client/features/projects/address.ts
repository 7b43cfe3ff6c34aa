import { pageAddress } from '#client/ui/pagination/page-address.ts'

export const { readPage, searchAt } = pageAddress(20)

/** What the graph is asked for an address. */
export const projectsAt = (address: URLSearchParams) => {
  const { page, limit } = readPage(address)
  return { page, pageSize: limit, search: (address.get('search') ?? '').trim().slice(0, 200) }
}
