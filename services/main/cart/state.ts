import type { Substrate } from '#services/shared/vocabulary.ts'

/** What can happen to a cart, and what it is after that happened. The stream is `project-{token}`. */

/** Inches, whole pieces, cents. The price is the one that was shown when it was added. */
export interface Line {
  id: number
  imageId: string
  name: string
  artist: string
  imgsrc: string
  preview: string
  width: number
  height: number
  substrate: Substrate
  quantity: number
  unitPrice: number
  /** Unguessable: whoever holds it may see this line in the design tool. */
  designToken: string
}

/** What was chosen and priced, before it is a line of a cart. */
export type Purchase = Omit<Line, 'id' | 'designToken'>

export type CartEvent =
  | {
      type: 'cart.created'
      data: { projectId: number; name: string; owner: string | null; email: string | null }
    }
  | { type: 'item.added'; data: Line }
  | { type: 'item.quantity-changed'; data: { id: number; quantity: number } }
  | { type: 'item.removed'; data: { id: number } }
  | { type: 'cart.claimed'; data: { owner: string } }
  | { type: 'cart.migrated'; data: { into: string } }

export interface CartState {
  /** user uuid; null while it is a guest's */
  owner: string | null
  /** Token of the cart that took over its lines. */
  migratedInto: string | null
  lines: readonly Line[]
}

export const noCart: CartState = { owner: null, migratedInto: null, lines: [] }

export function evolve(state: CartState, { type, data }: CartEvent): CartState {
  switch (type) {
    case 'cart.created':
    case 'cart.claimed':
      return { ...state, owner: data.owner }
    case 'item.added':
      return { ...state, lines: [...state.lines, data] }
    case 'item.quantity-changed':
      return {
        ...state,
        lines: state.lines.map((line) => (line.id === data.id ? { ...line, quantity: data.quantity } : line)),
      }
    case 'item.removed':
      return { ...state, lines: state.lines.filter((line) => line.id !== data.id) }
    case 'cart.migrated':
      return { ...state, migratedInto: data.into, lines: [] }
  }
}

export const streamOf = (token: string): string => `project-${token}`
