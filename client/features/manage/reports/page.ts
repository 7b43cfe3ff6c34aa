import { PER_PAGE } from '#client/ui/pagination/pages.ts'

interface ReportsPage {
  /** From 1. */
  page: number
  limit: number
}

/** The part of the reports that an address asks for; what cannot be one is taken as the first. */
export const readPage = (params: URLSearchParams): ReportsPage => {
  const page = Math.trunc(Number(params.get('page')))
  const limit = PER_PAGE.find((each) => String(each) === params.get('page_size')) ?? PER_PAGE[0]
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, limit }
}

/** The address of a part of the reports, without what is as always. */
export const writePage = ({ page, limit }: ReportsPage) => ({
  ...(page > 1 && { page: String(page) }),
  ...(limit !== PER_PAGE[0] && { page_size: String(limit) }),
})
