import type { Day } from '#services/shared/business-day.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { RoyaltyTerms } from '../images/content.ts'
import { readRates } from './rates.ts'
import { type LineTerms, type PricedOrder, termsOf } from './terms.ts'

/**
 * Says what is agreed for each line of an order that is placed on a day of business. `found` is by image id.
 */
export async function findTerms(
  db: Queryable,
  order: PricedOrder,
  found: ReadonlyMap<string, RoyaltyTerms>,
  on: Day,
): Promise<LineTerms[]> {
  const images = order.lines.flatMap(({ image_id }) => found.get(image_id) ?? [])
  const rates = await readRates(db, {
    codes: unique(images.map(({ royalty_code }) => royalty_code)),
    artistIds: unique(images.map(({ artist_id }) => artist_id)),
    on,
  })
  return termsOf(order, found, rates)
}

const unique = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value) => value !== null)),
]
