import type { SumsView, TaxView } from '../pricing/contract.ts'

export const subtotalLabel = ({ quantity }: SumsView): string =>
  `Subtotal (${quantity} ${quantity === 1 ? 'item' : 'items'})`

export const discountLabel = ({ volume_discount_rate: rate }: SumsView): string =>
  `Volume discount (${Math.round(rate * 100)}%)`

const TAX_RATE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 3 })

export const taxLabel = ({ jurisdiction, rate }: TaxView): string =>
  `Sales tax (${jurisdiction} ${TAX_RATE.format(rate)})`
