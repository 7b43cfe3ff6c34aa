import type { Queryable } from '#services/shared/database/driver.ts'
import type { Query } from '../index/query-language.ts'
import type { Spelling } from './contract.ts'
import type { Merged } from './sources/merge.ts'
import type { Place } from './sources/source.ts'
import { respell } from './spelling.ts'

interface Meant {
  found: Merged
  /** The query that `found` answers. */
  query: Query
  spelling: Spelling | null
}

/**
 * Finds a page of a query. Where misspelt words leave nothing, it finds the corrected query instead; where
 * something is found without them, it only offers the correction.
 */
export async function findMeant(
  db: Queryable,
  query: Query,
  {
    place,
    unpublished,
    find,
  }: {
    place: Place
    unpublished: boolean
    find: (query: Query, place: Place) => Promise<Merged>
  },
): Promise<Meant> {
  const found = await find(query, place)
  const asTyped: Meant = { found, query, spelling: null }
  if (!mayBeMisspelt(query, found)) return asTyped
  const isApplied = found.total === 0
  const respelt = await respell(db, query, { unpublished, isFound: !isApplied })
  if (!respelt) return asTyped
  const meant = await find(respelt.query, isApplied ? place : { offset: 0, limit: 1 })
  if (meant.total === 0) return asTyped
  const spelling = { query: respelt.query.text, as_typed: respelt.asTyped, is_applied: isApplied }
  return isApplied ? { found: meant, query: respelt.query, spelling } : { ...asTyped, spelling }
}

/**
 * Says no when nothing can be misspelt: the shop has found images with every required word. With
 * alternatives, some words may still be in no image.
 */
function mayBeMisspelt({ clauses }: Query, { facets }: Merged): boolean {
  const own = facets.source?.find(({ value }) => value === 'internal')
  return own?.count === 0 || clauses.some((clause) => clause.length > 1)
}
