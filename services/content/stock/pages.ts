/** The most results of one call. */
const MOST = 100

export interface Pages {
  pageSize: number
  /** Page numbers from 1: one, or two in a row. */
  pages: number[]
  /** Results of the first page before the stretch. */
  skip: number
}

/**
 * Puts a stretch of results into pages, as the source counts them: the smallest page that holds all of it,
 * else the two that it spans. `limit` is at most 100; 0 asks for a page of one, for the count alone.
 */
export function pagesOf({ offset, limit }: { offset: number; limit: number }, window: number): Pages {
  if (limit === 0) return { pageSize: 1, pages: [1], skip: 0 }
  for (let pageSize = limit; pageSize <= MOST; pageSize++) {
    const page = Math.floor(offset / pageSize) + 1
    const holdsAll = offset + limit <= page * pageSize
    if (holdsAll && page * pageSize <= window)
      return { pageSize, pages: [page], skip: offset - (page - 1) * pageSize }
  }
  for (let pageSize = limit; pageSize <= MOST; pageSize++) {
    const first = Math.floor(offset / pageSize) + 1
    if ((first + 1) * pageSize <= window)
      return { pageSize, pages: [first, first + 1], skip: offset - (first - 1) * pageSize }
  }
  throw new RangeError(`${offset} and ${limit} after it are not within ${window}`)
}
