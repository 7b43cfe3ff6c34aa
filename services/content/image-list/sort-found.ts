import type { Queryable } from '#services/shared/database/driver.ts'
import type { Place } from '#services/shared/resources/keyset.ts'
import { cutPage, MOST_COUNTED, type rowsOf, writePage } from '#services/shared/resources/list.ts'
import type { FoundPlaces, Wanted } from '#services/shared/resources/wanted.ts'
import { type Walk, type Walked, writeWalk } from '../index/walk.ts'

type Counted = Pick<Walked, 'matched' | 'complete'>

/** Says how many a walk found, of which `kept` are listed. */
export function countOf(
  { matched, complete }: Counted,
  kept: number,
): Pick<FoundPlaces, 'count' | 'isPartial' | 'among'> {
  const isCut = matched > MOST_COUNTED || !complete
  return { count: kept, isPartial: isCut, among: isCut ? kept : null }
}

/**
 * Sorts what a walk finds where it finds it: 10,000 places are 180 kB, and reading and writing them here took
 * longer than sorting them.
 */
export async function sortFound(
  db: Queryable,
  listed: ReturnType<typeof rowsOf>,
  walk: Walk,
  wanted: Wanted,
): Promise<FoundPlaces> {
  const params: unknown[] = []
  const walked = writeWalk(walk, params)
  const found = `(select * from ${listed.rows} where seq = any((select page::bigint[] from walked)::bigint[]))`
  const page = writePage({ ...listed, rows: found, isFew: true }, { ...wanted, conditions: [] }, params)
  const rows = await db.query<Counted & { kept: number } & (Place | { value: null; id: null })>(
    `with walked as materialized (select * from ${walked})
     select matched, complete, cardinality(page) as kept, row.value, row.id
     from walked left join lateral (${page}) row on true`,
    params,
  )
  const [first] = rows
  if (!first) throw new Error('The walk answered nothing.')
  const places = rows.flatMap(({ value, id }) => (value === null ? [] : [{ value, id }]))
  return { ...countOf(first, first.kept), ...cutPage(places, wanted) }
}
