import type { SumsView, TaxView } from './contract.ts'
import type { Totals } from './rules.ts'

/** Makes the sums that are answered and kept. */
export const toSumsView = (
  { volumeDiscount, volumeDiscountRate, grandTotal, ...same }: Totals,
  tax: TaxView | null,
): SumsView => ({
  ...same,
  volume_discount: volumeDiscount,
  volume_discount_rate: volumeDiscountRate,
  tax,
  grand_total: grandTotal + (tax?.amount ?? 0),
})
