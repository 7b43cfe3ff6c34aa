import { createPageAddress } from '#client/ui/pagination/page-address.ts'
import { offsetOf, type PER_PAGE } from '#client/ui/pagination/pages.ts'

/** Lists of money are read in parts of so many, unless their address says otherwise. */
export type PartSize = (typeof PER_PAGE)[number]

const ADDRESSES = { 20: createPageAddress(20), 50: createPageAddress(50), 100: createPageAddress(100) }

export const writePage = (size: PartSize) => ADDRESSES[size].writePage

/** What an address says of a list of money: which part, how it is narrowed. */
export const readPart = (address: URLSearchParams, size: PartSize = 20) => {
  const { page, limit } = ADDRESSES[size].readPage(address)
  return { page, limit, offset: offsetOf(page, limit) }
}

/** The address of the first part of a list that is narrowed in another way. */
export const narrow = (address: URLSearchParams, change: Readonly<Record<string, string>>) => {
  const { page: _, ...rest } = Object.fromEntries(address)
  return Object.fromEntries(Object.entries({ ...rest, ...change }).filter(([, value]) => value !== ''))
}
