import type { Queryable } from '#services/shared/database/driver.ts'

/** The groups behind a page with one picture for each artist. */
export interface Groups {
  /** How many pictures are in the groups. */
  pictures: number
  /** How many more by its artist were found, by the id of the shown picture; only where there are more. */
  more: ReadonlyMap<string, number>
}

export interface Grouped extends Groups {
  /** How many groups there are. */
  total: number
  /** Places of the page's pictures: each artist's first in the whole order. */
  page: string[]
}

/**
 * Groups the pictures at these places, which are in the requested order, by artist; a picture without an
 * artist is a group of its own. Each page is cut from the same groups, so that no artist comes twice over the
 * pages.
 */
export async function groupByArtist(
  db: Queryable,
  places: readonly string[],
  { offset, limit }: { offset: number; limit: number },
): Promise<Grouped> {
  const [groups = { firsts: [], sizes: [] }] = await db.query<{ firsts: number[]; sizes: number[] }>(
    // index/facets.ts packs the artist's id like this.
    `with found as (
       select found.at, get_byte(facets, 8) + (get_byte(facets, 9) << 8) + (get_byte(facets, 10) << 16)
         + (get_byte(facets, 11)::bigint << 24) as artist
       from json_array_elements_text($1::json) with ordinality as found (place, at)
       join content.image_search on image_search.seq = found.place::bigint
     ), groups as (
       select min(at)::int as first, count(*)::int as size from found
       group by case artist when 0 then -at else artist end
     )
     select coalesce(array_agg(first order by first), '{}') as firsts,
       coalesce(array_agg(size order by first), '{}') as sizes
     from groups`,
    [JSON.stringify(places)],
  )
  const page = groups.firsts.slice(offset, offset + limit).flatMap((first) => places[first - 1] ?? [])
  const more = new Map(page.map((place, at) => [place, (groups.sizes[offset + at] ?? 1) - 1]))
  return {
    pictures: places.length,
    total: groups.firsts.length,
    page,
    more: await keyById(db, new Map([...more].filter(([, count]) => count > 0))),
  }
}

async function keyById(
  db: Queryable,
  counts: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  if (counts.size === 0) return counts
  const rows = await db.query<{ id: string; place: string }>(
    `select id, seq::text as place from content.images
     where seq in (select json_array_elements_text($1::json)::bigint)`,
    [JSON.stringify([...counts.keys()])],
  )
  return new Map(rows.map(({ id, place }) => [id, counts.get(place) ?? 0]))
}
