import { LRUCache } from 'lru-cache'
import type { Photograph } from '../photographs/photograph.ts'
import type { SearchQuery } from './parameters.ts'
import { catalogueOf, search } from './search.ts'

/** Lists of matches, each of at most all photographs. */
const MOST_REMEMBERED = 100

/**
 * Finds all matches in order. It remembers the latest searches: the photographs never change, and each search
 * has many pages.
 */
export function createFinder(
  photographs: readonly Photograph[],
): (query: SearchQuery) => readonly Photograph[] {
  const catalogue = catalogueOf(photographs)
  const remembered = new LRUCache<string, readonly Photograph[]>({ max: MOST_REMEMBERED })
  return ({ page, page_size, fields, ...wanted }) => {
    const key = JSON.stringify(wanted)
    const found = remembered.get(key) ?? search(catalogue, wanted)
    remembered.set(key, found)
    return found
  }
}
