import type { OrderStatus } from '#client/apollo/generated/graphql.ts'
import { countInWords } from '#client/ui/count-in-words.ts'

/** How an order stands, in words. */
export const STATUS: Record<OrderStatus, string> = {
  PLACED: 'Placed',
  PAID: 'Paid',
  IN_PRODUCTION: 'In production',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Canceled',
  REFUNDED: 'Refunded',
}

export const piecesInWords = (quantity: number): string => countInWords(quantity, 'piece')
