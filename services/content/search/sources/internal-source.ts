import type { Queryable } from '#services/shared/database/driver.ts'
import type { Search } from '../search.ts'
import { searchImages } from '../search-images.ts'
import type { Source } from './source.ts'

/** Searches the shop's own catalogue. */
export const createInternalSource = (
  database: Queryable,
  search: Omit<Search, 'limit' | 'offset'>,
): Source => ({
  name: 'internal',
  ahead: true,
  find: (place) => searchImages(database, { ...search, ...place }),
})
