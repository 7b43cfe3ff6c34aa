import type { CartItemView } from '#services/main/cart/contract.ts'
import type { LeftBehind } from '../../generated/resolvers.ts'

/** Why a line cannot be bought any more, as the graph says it. */
export const FAULTS: Record<NonNullable<CartItemView['fault']>, LeftBehind> = {
  gone: 'GONE',
  unpublished: 'UNPUBLISHED',
  substrate: 'SUBSTRATE',
  size: 'SIZE',
  frame: 'FRAME',
}
