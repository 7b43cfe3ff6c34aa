/** The page of older messages that an address asks for, from 1. */
export const readPage = (address: URLSearchParams): number => {
  const page = Math.trunc(Number(address.get('page')))
  return page >= 1 && page <= 1_000_000 ? page : 1
}

/** The same address at another page. */
export const writePage = (address: URLSearchParams, page: number): string => {
  const { page: _, ...rest } = Object.fromEntries(address)
  return `?${new URLSearchParams({ ...rest, ...(page > 1 && { page: `${page}` }) })}`
}
