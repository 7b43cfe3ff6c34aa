import type { CartEvent, CheckedLine, Count, Line } from './events.ts'

/** The fold of a cart's events. */
export interface CartState {
  /** user uuid; null while it is a guest's */
  owner: string | null
  /** The token of the cart that opens instead, as it took over every line. */
  migratedInto: string | null
  /** The token of the cart that its lines went into, until they come back; some may have stayed here. */
  givenTo: string | null
  name: string
  /** The order made of it, after which nothing changes. */
  orderId: string | null
  /** The token of the link that reviewers open; null without one. */
  shareToken: string | null
  lines: readonly Line[]
}

export const noCart: CartState = {
  owner: null,
  migratedInto: null,
  givenTo: null,
  name: '',
  orderId: null,
  shareToken: null,
  lines: [],
}

export function evolve(state: CartState, { type, data }: CartEvent): CartState {
  switch (type) {
    case 'cart.created':
      return { ...state, owner: data.owner, name: data.name }
    case 'cart.claimed':
      return { ...state, owner: data.owner }
    case 'item.added':
      return { ...state, lines: [...state.lines, data] }
    case 'item.restored':
      return { ...state, lines: [...state.lines, data.line] }
    case 'item.quantity-changed':
      return { ...state, lines: applyCounts(state.lines, [data]) }
    case 'item.removed':
      return { ...state, lines: state.lines.filter((line) => line.id !== data.id) }
    case 'cart.migrated':
      return applyMigration(state, data)
    case 'cart.merged':
      return { ...state, lines: [...applyCounts(state.lines, data.joined), ...data.added] }
    case 'merge.undone':
      return { ...state, lines: applyCounts(state.lines, data.counts) }
    case 'cart.renamed':
      return { ...state, name: data.name }
    case 'lines.checked':
      return { ...state, lines: applyChecks(state.lines, data.lines) }
    case 'cart.ordered':
      return { ...state, orderId: data.orderId }
    case 'cart.shared':
      return { ...state, shareToken: data.shareToken }
    case 'share.withdrawn':
      return { ...state, shareToken: null }
    case 'line.reviewed':
      return state
    case 'lines.returned':
      return {
        ...state,
        owner: data.owner,
        migratedInto: null,
        givenTo: null,
        lines: [...applyCounts(state.lines, data.joined), ...data.added],
      }
  }
}

function applyMigration(
  state: CartState,
  { into, stay }: (CartEvent & { type: 'cart.migrated' })['data'],
): CartState {
  if (!stay) return { ...state, migratedInto: into, givenTo: into, lines: [] }
  const lines = state.lines.filter(({ id }) => stay.lines.includes(id))
  return { ...state, owner: stay.owner, givenTo: into, lines }
}

/** Sets these lines to their new quantities, and drops those with none. */
function applyCounts(lines: readonly Line[], counts: readonly Count[]): Line[] {
  const quantities = new Map(counts.map(({ id, quantity }) => [id, quantity]))
  return lines
    .map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0)
}

/** Sets these lines to today's prices and faults. */
function applyChecks(lines: readonly Line[], changes: readonly CheckedLine[]): Line[] {
  const byId = new Map(changes.map((change) => [change.id, change]))
  return lines.map((line) => {
    const change = byId.get(line.id)
    if (!change) return line
    const { fault: _, ...rest } = line
    const { unitPrice, fault } = change
    const addedUnitPrice = line.addedUnitPrice ?? line.unitPrice
    return { ...rest, unitPrice, addedUnitPrice, ...(fault && { fault }) }
  })
}
