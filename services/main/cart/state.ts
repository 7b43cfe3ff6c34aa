import type { CartEvent, Count, Line } from './events.ts'

/** What a cart is after what happened to it. */
export interface CartState {
  /** user uuid; null while it is a guest's */
  owner: string | null
  /** Token of the cart that opens in its place, as it took over every line. */
  migratedInto: string | null
  /** Token of the cart that its lines went into, until they come back; some may have been left here. */
  givenTo: string | null
  lines: readonly Line[]
}

export const noCart: CartState = { owner: null, migratedInto: null, givenTo: null, lines: [] }

export function evolve(state: CartState, { type, data }: CartEvent): CartState {
  switch (type) {
    case 'cart.created':
    case 'cart.claimed':
      return { ...state, owner: data.owner }
    case 'item.added':
      return { ...state, lines: [...state.lines, data] }
    case 'item.restored':
      return { ...state, lines: [...state.lines, data.line] }
    case 'item.quantity-changed':
      return { ...state, lines: counted(state.lines, [data]) }
    case 'item.removed':
      return { ...state, lines: state.lines.filter((line) => line.id !== data.id) }
    case 'cart.migrated':
      return migrated(state, data)
    case 'cart.merged':
      return { ...state, lines: [...counted(state.lines, data.joined), ...data.added] }
    case 'merge.undone':
      return { ...state, lines: counted(state.lines, data.counts) }
    case 'lines.returned':
      return {
        owner: data.owner,
        migratedInto: null,
        givenTo: null,
        lines: [...counted(state.lines, data.joined), ...data.added],
      }
  }
}

function migrated(
  state: CartState,
  { into, stay }: (CartEvent & { type: 'cart.migrated' })['data'],
): CartState {
  if (!stay) return { ...state, migratedInto: into, givenTo: into, lines: [] }
  const lines = state.lines.filter(({ id }) => stay.lines.includes(id))
  return { ...state, owner: stay.owner, givenTo: into, lines }
}

/** Lines with the quantities that they have now; those with none are no more. */
function counted(lines: readonly Line[], counts: readonly Count[]): Line[] {
  const quantities = new Map(counts.map(({ id, quantity }) => [id, quantity]))
  return lines
    .map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0)
}
