import { PER_PAGE, pageOf } from './pages.ts'

export interface PagePlace {
  /** From 1. */
  page: number
  limit: number
}

/** The last that the services count to, far behind the last there can be. */
const LAST_PAGE = 1_000_000

/** Parts of a list as addresses name them, `size` of them on each unless the address says otherwise. */
export const createPageAddress = (size: (typeof PER_PAGE)[number]) => {
  const writePage = ({ page, limit }: PagePlace) => ({
    ...(page > 1 && { page: String(page) }),
    ...(limit !== size && { page_size: String(limit) }),
  })
  return {
    /**
     * The part that an address asks for; what cannot be one is taken as the first, what is too far as the
     * last.
     */
    readPage: (params: URLSearchParams): PagePlace => {
      const page = Math.trunc(Number(params.get('page')))
      const limit = PER_PAGE.find((each) => String(each) === params.get('page_size')) ?? size
      return { page: Number.isFinite(page) && page > 0 ? Math.min(LAST_PAGE, page) : 1, limit }
    },
    /** The address of a part, without what is as always. */
    writePage,
    /** The query of the part at an offset; what else the address says stays in it. */
    writeQueryAt: (
      address: URLSearchParams,
      { limit, offset }: { limit: number; offset: number },
    ): string => {
      const { page: _, page_size: __, ...rest } = Object.fromEntries(address)
      const query = `${new URLSearchParams({ ...rest, ...writePage({ page: pageOf(offset, limit), limit }) })}`
      return query && `?${query}`
    },
  }
}
