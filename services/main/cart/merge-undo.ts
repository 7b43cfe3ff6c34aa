import { isEqual } from './decisions.ts'
import type { CartEvent, Fault, Line, Merged } from './events.ts'
import { type Merge, merge, unmerge } from './merge.ts'
import type { CartState } from './state.ts'
import type { Loaded } from './streams.ts'
import { NOT_UNDOABLE, type Senseless, stateAfter } from './undo.ts'

/**
 * Undoing a merge, and making it again. Both decide on the cart it went into and on the guest's cart, which
 * must still be as the merge left them.
 */

export interface MergedCarts {
  guest: Loaded
  cart: Loaded
  /** The uuid of both carts' owner. */
  user: string
  /** The version, in the cart's stream, of the event to undo. */
  version: number
}

/** Finds the merge that an event is, or takes back; null for every other event. */
export function mergeOf(events: readonly CartEvent[], version: number): Merged | null {
  const event = events[version - 1]
  if (event?.type === 'cart.merged') return event.data
  return event?.type === 'merge.undone' && event.data.undoes ? mergeOf(events, event.data.undoes) : null
}

export function unmergeOf(
  { guest, cart, user, version }: MergedCarts,
  renewed: (line: Line) => Line,
): ReturnType<typeof unmerge> | Senseless {
  const merged = mergeOf(cart.events, version)
  if (!merged || hasBroughtNothing(merged)) return NOT_UNDOABLE
  if (guest.state.givenTo !== cart.token) return { senseless: 'The guest project stands on its own already.' }
  const { from, into } = unmerge(guest, { ...cart, owner: user }, merged, {
    lines: findGiven(guest.events),
    renewed,
  })
  return { from, into: { ...into, data: { ...into.data, undoes: version } } }
}

export function mergeAgain({ guest, cart, user, version }: MergedCarts): Merge | Senseless {
  const merged = mergeOf(cart.events, version)
  if (!merged) return NOT_UNDOABLE
  if (guest.state.givenTo !== null) return { senseless: 'The guest project was added again later.' }
  const faults = repeatFaults(guest.state, merged)
  if (faults.size === guest.state.lines.length)
    return { senseless: 'Nothing is left in the guest project to be added.' }
  const { from, into } = merge(guest, { ...cart, owner: user }, faults)
  return { from, into: { ...into, data: { ...into.data, undoes: version } } }
}

/** Tells whether {@link unmergeOf} or {@link mergeAgain} would succeed, for a list of what can be undone. */
export function isMergeUndoable({ guest, act, merged, token }: PastMerge): boolean {
  if (guest.orderId !== null) return false
  if (act.type === 'cart.merged') return guest.givenTo === token && !hasBroughtNothing(merged)
  return guest.givenTo === null && repeatFaults(guest, merged).size < guest.lines.length
}

interface PastMerge {
  /** The guest's cart now. */
  guest: CartState
  act: CartEvent
  merged: Merged
  /** The token of the cart that it went into. */
  token: string
}

const hasBroughtNothing = ({ added, joined }: Merged): boolean => added.length + joined.length === 0

/** Repeats the merge's faults, so that making it again brings along only what it brought before. */
const repeatFaults = (guest: CartState, merged: Merged): ReadonlyMap<number, Fault> =>
  new Map(
    guest.lines.flatMap((line) => {
      const left = merged.left.find((each) => isEqual(each.line, line))
      return left ? [[line.id, left.fault] as const] : []
    }),
  )

/** Finds what a cart gave away when it was last migrated, as it was then. */
function findGiven(events: readonly CartEvent[]): Line[] {
  const at = events.findLastIndex(({ type }) => type === 'cart.migrated')
  const { lines } = stateAfter(events.slice(0, at))
  const stayed = stateAfter(events.slice(0, at + 1)).lines
  return lines.filter(({ id }) => !stayed.some((line) => line.id === id))
}
