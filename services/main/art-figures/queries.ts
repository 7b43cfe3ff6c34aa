import { addDays, type Day } from '#services/shared/business-day.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { ArtFigures } from './contract.ts'

const MONTH = 30
const YEAR = 365

/** Writes SQL of sums over both spans and all. */
const spans = (what: string, { month, year }: { month: string; year: string }) =>
  `json_build_object('month', coalesce(sum(${what}) filter (where ${month}), 0),
     'year', coalesce(sum(${what}) filter (where ${year}), 0), 'all', coalesce(sum(${what}), 0))`

const addedSince = (param: string) => `at >= ${param}::date::timestamp at time zone 'UTC'`
const ADDED = { month: addedSince('$2'), year: addedSince('$3') }
const ACCRUED = { month: 'accrued_on >= $4::date', year: 'accrued_on >= $5::date' }

/** Reads what became of these images; what of it is another artist's counts for nothing. */
export const readArtFigures = (
  db: Queryable,
  { ids, artist, today, now }: { ids: readonly string[]; artist: number; today: Day; now: Day },
): Promise<ArtFigures[]> =>
  db.query<ArtFigures>(
    `select image_id, adds, sales, royalties
     from json_array_elements_text($1::json) as asked (image_id)
     cross join lateral (
       select ${spans('1', ADDED)} as adds from main.events
       where type = 'item.added' and data ->> 'imageId' = image_id) added
     cross join lateral (
       select ${spans('quantity', ACCRUED)} as sales,
         ${spans('royalty - reversed', ACCRUED)} as royalties
       from main.royalty_line
       where royalty_line.image_id = asked.image_id and artist_id = $6 and state in ('pending', 'cleared')) sold`,
    [
      JSON.stringify(ids),
      addDays(now, 1 - MONTH),
      addDays(now, 1 - YEAR),
      addDays(today, 1 - MONTH),
      addDays(today, 1 - YEAR),
      artist,
    ],
  )

/** Counts the open carts that would lose an image with its publication. */
export async function countOpenCarts(db: Queryable, image: string): Promise<number> {
  const [counted] = await db.query<{ carts: number }>(
    `select count(distinct cart.token)::int as carts
     from main.cart_item join main.cart on cart.token = cart_item.cart
     where cart_item.image_id = $1 and cart_item.fault is null
       and cart.latest_order is null and cart.migrated_into is null`,
    [image],
  )
  return counted?.carts ?? 0
}
