import { createPageAddress } from '#client/ui/pagination/page-address.ts'
import { offsetOf } from '#client/ui/pagination/pages.ts'

export const { readPage, writePage } = createPageAddress(20)

/** What an address says of a list of money: which part, how it is narrowed. */
export const readPart = (address: URLSearchParams) => {
  const { page, limit } = readPage(address)
  return { page, limit, offset: offsetOf(page, limit) }
}

/** The address of the first part of a list that is narrowed in another way. */
export const narrow = (address: URLSearchParams, change: Readonly<Record<string, string>>) => {
  const { page: _, ...rest } = Object.fromEntries(address)
  return Object.fromEntries(Object.entries({ ...rest, ...change }).filter(([, value]) => value !== ''))
}
