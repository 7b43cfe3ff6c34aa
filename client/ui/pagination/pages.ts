/** spec.md section 9 */
export const PER_PAGE = [20, 50, 100] as const

/** How many pages hold this many things; one when there are none. */
export const countPages = (total: number, limit: number) => Math.max(1, Math.ceil(total / limit))

/** The page, from 1, on which the thing at this offset is. */
export const pageOf = (offset: number, limit: number) => Math.floor(offset / limit) + 1

/** The offset at which a page, from 1, begins. */
export const offsetOf = (page: number, limit: number) => (page - 1) * limit

/** The page a person typed, or null when it is not a whole number from 1 to the count. */
export const readTypedPage = (text: string, pages: number): number | null => {
  if (!/^\s*\d+\s*$/.test(text)) return null
  const page = Number(text)
  return page >= 1 && page <= pages ? page : null
}
