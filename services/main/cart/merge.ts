import { findEqual, growLine } from './decisions.ts'
import type { CartEvent, Count, Fault, Joined, Line, Merged } from './events.ts'
import type { CartState } from './state.ts'

/**
 * Merging a guest's cart into one of an account, and taking that back. Each decides for both carts at once.
 */

export interface Merge {
  /** For the cart that gives its lines. */
  from: CartEvent
  /** For the cart that takes them. */
  into: CartEvent & { type: 'cart.merged' }
}

interface Party {
  token: string
  state: CartState
}

/**
 * Merges: lines that can be bought go over, past the most lines of a cart if need be, and join equal lines up
 * to the most of a line. Lines that cannot (`faults` by line id) stay, in a cart that is then the account's.
 */
export function merge(
  guest: Party,
  target: Party & { owner: string },
  faults: ReadonlyMap<number, Fault>,
): Merge {
  const goes = guest.state.lines.filter(({ id }) => !faults.has(id))
  const left = guest.state.lines.flatMap((line) => {
    const fault = faults.get(line.id)
    return fault ? [{ line, fault }] : []
  })
  const into = target.token
  return {
    from: {
      type: 'cart.migrated',
      data: {
        into,
        ...(left.length > 0 && { stay: { lines: left.map(({ line }) => line.id), owner: target.owner } }),
      },
    },
    into: { type: 'cart.merged', data: { from: guest.token, ...bringLines(target.state, goes), left } },
  }
}

/**
 * Takes a merge back. The account's cart loses at most what the merge brought and never what it had before;
 * later changes by hand stay. The guest's lines all return to the cart that they came from. `renewed` gives a
 * line a new number, where the old one belongs to what stays in the account's cart, or may be restored there.
 */
export function unmerge(
  guest: Party,
  target: Party & { owner: string },
  { added, joined }: Merged,
  given: { lines: readonly Line[]; renewed: (line: Line) => Line },
): { from: CartEvent; into: CartEvent & { type: 'merge.undone' } } {
  const counts = [
    ...added.map(({ id, quantity }) => takeBack(target.state, id, { brought: quantity, before: 0 })),
    ...joined.map(({ id, quantity, brought: more }) =>
      takeBack(target.state, id, { brought: more, before: quantity - more }),
    ),
  ].filter((count) => count !== null)
  const isLeaving = (id: number) => counts.some((count) => count.id === id && count.quantity === 0)
  const isTaken = ({ id }: Line) => added.some((line) => line.id === id) && !isLeaving(id)
  const returning = given.lines.map((line) => (isTaken(line) ? given.renewed(line) : line))
  return {
    from: {
      type: 'lines.returned',
      data: { from: target.token, owner: target.owner, ...bringLines(guest.state, returning) },
    },
    into: { type: 'merge.undone', data: { from: guest.token, counts } },
  }
}

/** Sorts lines that come into a cart into new ones and growth of equal ones. */
function bringLines(state: CartState, lines: readonly Line[]): { added: Line[]; joined: Joined[] } {
  const [added, joined]: [Line[], Joined[]] = [[], []]
  for (const line of lines) {
    const equal = findEqual(state, line)
    if (equal) joined.push(growLine(equal, line.quantity))
    else added.push(line)
  }
  return { added, joined }
}

function takeBack(
  state: CartState,
  id: number,
  { brought, before }: { brought: number; before: number },
): Count | null {
  const line = state.lines.find((each) => each.id === id)
  if (!line) return null
  return { id, quantity: Math.max(line.quantity - brought, Math.min(line.quantity, before)) }
}
