import type { CartEvent, Joined, Line } from './events.ts'
import type { CartState } from './state.ts'

/**
 * What each command does to a cart, decided on its state alone. Quantities are absolute, so deciding again is
 * safe.
 */

export const MOST_OF_A_LINE = 999
export const MOST_LINES = 500

export type Refusal = 'cart-full' | 'no-such-item'
export type Decision = { events: CartEvent[] } | { refused: Refusal }

/**
 * Adds a line, or grows the equal one (image, substrate, size, frame), which keeps its price. Answers the
 * line after that.
 */
export function addLine(
  state: CartState,
  line: Line,
): { events: CartEvent[]; line: Line } | { refused: Refusal } {
  const equal = findEqual(state, line)
  if (equal) {
    const { quantity } = growLine(equal, line.quantity)
    return { events: setQuantity(equal, quantity), line: { ...equal, quantity } }
  }
  if (state.lines.length >= MOST_LINES) return { refused: 'cart-full' }
  return { events: [{ type: 'item.added', data: line }], line }
}

export function changeQuantity(state: CartState, id: number, quantity: number): Decision {
  const line = state.lines.find((each) => each.id === id)
  if (!line) return { refused: 'no-such-item' }
  return { events: setQuantity(line, quantity) }
}

export function removeLine(state: CartState, id: number): Decision {
  if (!state.lines.some((line) => line.id === id)) return { refused: 'no-such-item' }
  return { events: [{ type: 'item.removed', data: { id } }] }
}

/** Takes one piece off each of these lines, which may be named more than once. */
export function takeOnce(state: CartState, ids: readonly number[]): CartEvent[] {
  return state.lines.flatMap((line): CartEvent[] => {
    const quantity = line.quantity - ids.filter((id) => id === line.id).length
    return quantity > 0 ? setQuantity(line, quantity) : [{ type: 'item.removed', data: { id: line.id } }]
  })
}

export const rename = (state: CartState, name: string): CartEvent[] =>
  state.name === name ? [] : [{ type: 'cart.renamed', data: { name } }]

/** Finds the line with the same image, substrate, size and frame, beside which a line must not stand. */
export const findEqual = (state: CartState, line: Line): Line | undefined =>
  state.lines.find((each) => isEqual(each, line))

/** Grows a line, up to the most that a line can have. */
export function growLine({ id, quantity }: Line, more: number): Joined {
  const room = Math.min(more, MOST_OF_A_LINE - quantity)
  return { id, quantity: quantity + room, brought: room, over: more - room }
}

const setQuantity = ({ id, quantity: now }: Line, quantity: number): CartEvent[] =>
  now === quantity ? [] : [{ type: 'item.quantity-changed', data: { id, quantity } }]

export const isEqual = (a: Line, b: Line): boolean =>
  a.imageId === b.imageId &&
  a.substrate === b.substrate &&
  a.width === b.width &&
  a.height === b.height &&
  a.frame?.moulding === b.frame?.moulding &&
  a.frame?.mat === b.frame?.mat
