import type { Queryable } from '#services/shared/database/driver.ts'
import { reverse } from '#services/shared/resources/keyset.ts'
import type { Asked, FoundPlaces } from '#services/shared/resources/wanted.ts'

type Slice = Pick<FoundPlaces, 'places' | 'hasMore'>

/**
 * Cuts a page out of all that was found, whose places (seq) come newest first, as a list in the order of
 * arrival has them: no row is read but those of the page.
 */
export async function sliceNewest(
  db: Queryable,
  newest: readonly string[],
  { way: wanted, from, limit, offset }: Pick<Asked, 'way' | 'from' | 'limit' | 'offset'>,
): Promise<Slice> {
  const way = from?.side === 'before' ? reverse(wanted) : wanted
  const sorted = way === 'down' ? newest : newest.toReversed()
  const past = from ? sorted.filter(isPast(from.cursor.value, way)) : sorted
  const seqs = past.slice(offset, offset + limit)
  const rows = await db.query<{ id: string; seq: string }>(
    'select id, seq::text from content.images where seq = any($1::bigint[])',
    [`{${seqs.join(',')}}`],
  )
  const ids = new Map(rows.map(({ id, seq }) => [seq, id]))
  const places = seqs.flatMap((value) => {
    const id = ids.get(value)
    return id === undefined ? [] : [{ value, id }]
  })
  if (way !== wanted) places.reverse()
  return { places, hasMore: past.length > offset + limit }
}

/** Tells whether a place comes after another, going that way. */
function isPast(value: string, way: Asked['way']): (seq: string) => boolean {
  const place = BigInt(value)
  return way === 'up' ? (seq) => BigInt(seq) > place : (seq) => BigInt(seq) < place
}
