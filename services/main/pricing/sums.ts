import type { SumsView } from './contract.ts'
import type { Totals } from './rules.ts'

/** Makes the sums that are answered and kept. */
export const toSumsView = ({
  volumeDiscount,
  volumeDiscountRate,
  grandTotal,
  ...same
}: Totals): SumsView => ({
  ...same,
  volume_discount: volumeDiscount,
  volume_discount_rate: volumeDiscountRate,
  grand_total: grandTotal,
})
