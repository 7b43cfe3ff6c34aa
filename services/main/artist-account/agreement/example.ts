import { priceBook } from '../../pricing/book.ts'
import { basesOf, royaltyOf } from '../../royalties/shares.ts'
import type { WorkedExample } from './contract.ts'

/** A line that anybody can follow, with as many pieces as the lowest volume discount asks for. */
const LINE = 1
const UNIT_PRICE = 12_000

/** Reckons an example by the functions that reckon what is sold. `rate` in hundredths of a percent. */
export function workExample(rate: number): WorkedExample {
  const { quantity, percent } = priceBook().volumeDiscounts.at(-1) ?? { quantity: 1, percent: 0 }
  const total = UNIT_PRICE * quantity
  const discount = Math.round((total * percent) / 100)
  const base = basesOf(discount, [{ id: LINE, total }]).get(LINE) ?? 0
  return {
    ...{ unit_price: UNIT_PRICE, quantity, total, discount, discount_rate: percent },
    ...{ base, royalty: royaltyOf(base, rate) },
  }
}
