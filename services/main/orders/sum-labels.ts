import type { SumsView } from '../pricing/contract.ts'

export const subtotalLabel = ({ quantity }: SumsView): string =>
  `Subtotal (${quantity} ${quantity === 1 ? 'item' : 'items'})`

export const discountLabel = ({ volume_discount_rate: rate }: SumsView): string =>
  `Volume discount (${Math.round(rate * 100)}%)`
