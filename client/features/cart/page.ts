import { PER_PAGE } from '#client/ui/pagination/pages.ts'

interface ItemPage {
  /** From 1. */
  page: number
  limit: number
}

/** spec.md section 9 */
const PAGE_SIZE = 50

/** The part of the items that an address asks for; what cannot be one is taken as the first. */
export const readPage = (params: URLSearchParams): ItemPage => {
  const page = Math.trunc(Number(params.get('page')))
  const limit = PER_PAGE.find((each) => String(each) === params.get('page_size'))
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, limit: limit ?? PAGE_SIZE }
}

/** The address of a part of the items, without what is as always. */
export const writePage = ({ page, limit }: ItemPage) => ({
  ...(page > 1 && { page: String(page) }),
  ...(limit !== PAGE_SIZE && { page_size: String(limit) }),
})
