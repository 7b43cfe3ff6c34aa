import type { SumsView } from '#services/main/pricing/contract.ts'

/** The sums of a cart, a quote, an order or a shared project, as the graph names them. */
export const SUMS = {
  volumeDiscount: (sums: SumsView) => sums.volume_discount,
  volumeDiscountRate: (sums: SumsView) => sums.volume_discount_rate,
  grandTotal: (sums: SumsView) => sums.grand_total,
}
