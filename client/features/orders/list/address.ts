import { createPageAddress } from '#client/ui/pagination/page-address.ts'

export const { readPage, writeQueryAt } = createPageAddress(20)

const ALL = 'all'

/** Whether the address asks for everyone's orders, which only staff are shown. */
export const asksForAll = (address: URLSearchParams): boolean => address.get(ALL) === '1'

/** The address of everyone's orders or of one's own, from the first page. */
export const writeSwitchedQuery = (all: boolean, address: URLSearchParams): string => {
  const { limit } = readPage(address)
  const size = writeQueryAt(new URLSearchParams(), { limit, offset: 0 })
  if (!all) return size
  return size ? `${size}&${ALL}=1` : `?${ALL}=1`
}
