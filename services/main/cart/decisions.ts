import type { CartEvent, CartState, Line } from './state.ts'

/** What a command does to a cart, decided on its state alone. Quantities are absolute, so deciding again is safe. */

export const MOST_OF_A_LINE = 999
export const MOST_LINES = 500

export type Refusal = 'cart-full' | 'no-such-item'
export type Decision = { events: CartEvent[] } | { refused: Refusal }

/** Adds a line, or grows the equal one (image, substrate, size), which keeps its price. Answers the line as it is then. */
export function addLine(
  state: CartState,
  line: Line,
): { events: CartEvent[]; line: Line } | { refused: Refusal } {
  const equal = state.lines.find((each) => isEqual(each, line))
  if (equal) return { events: grow(equal, line.quantity), line: grown(equal, line.quantity) }
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

export interface Merge {
  /** For the cart that gives its lines. */
  from: CartEvent[]
  /** For the cart that takes them. */
  into: CartEvent[]
  added: number
  joined: number
}

/** Every line of the guest's cart goes over whole, past {@link MOST_LINES} if need be: nothing is ever lost. */
export function merge(guest: CartState, target: CartState & { token: string }): Merge {
  const joining = (line: Line) => target.lines.find((each) => isEqual(each, line))
  const into = guest.lines.flatMap((line): CartEvent[] => {
    const equal = joining(line)
    return equal ? grow(equal, line.quantity) : [{ type: 'item.added', data: line }]
  })
  const joined = guest.lines.filter(joining).length
  return {
    from: [{ type: 'cart.migrated', data: { into: target.token } }],
    into,
    added: guest.lines.length - joined,
    joined,
  }
}

const grown = (line: Line, by: number): Line => ({
  ...line,
  quantity: Math.min(MOST_OF_A_LINE, line.quantity + by),
})

const grow = (line: Line, by: number): CartEvent[] => setQuantity(line, grown(line, by).quantity)

const setQuantity = (line: Line, quantity: number): CartEvent[] =>
  line.quantity === quantity ? [] : [{ type: 'item.quantity-changed', data: { id: line.id, quantity } }]

const isEqual = (a: Line, b: Line): boolean =>
  a.imageId === b.imageId && a.substrate === b.substrate && a.width === b.width && a.height === b.height
