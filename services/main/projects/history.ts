import type { StoredEvent } from '#services/shared/events/store.ts'
import type { CartEvent, Line, Merged } from '../cart/events.ts'
import { type CartState, evolve, noCart } from '../cart/state.ts'
import type { HistoryLineView } from './history-contract.ts'

/** One event with the cart before and after it. */
export interface Moment {
  stored: StoredEvent<CartEvent>
  before: CartState
  after: CartState
}

/** Answers the moments of some versions, in order, and the cart at last: one fold for all. */
export function momentsOf(
  stream: readonly StoredEvent<CartEvent>[],
  versions: readonly number[],
): { moments: Moment[]; now: CartState } {
  const wanted = new Map<number, Moment>()
  let now = noCart
  for (const stored of stream) {
    const after = evolve(now, stored.event)
    if (versions.includes(stored.version)) wanted.set(stored.version, { stored, before: now, after })
    now = after
  }
  return { moments: versions.flatMap((version) => wanted.get(version) ?? []), now }
}

/** Answers an event's words, apart from its lines. */
export function textOf({ type, data }: CartEvent): string | null {
  if (type === 'cart.renamed') return data.name
  if (type === 'cart.ordered') return data.orderId
  return type === 'line.reviewed' ? data.comment || null : null
}

/**
 * Compares the cart before and after an event, and answers what it did to each line, or the lines it was
 * about.
 */
export function linesOf({ stored: { event }, before, after }: Moment): HistoryLineView[] {
  if (event.type === 'lines.checked') return listCheckedLines(before, after, event.data.lines)
  if (event.type === 'line.reviewed') return listSameLines(before, [event.data.itemId])
  const merged = event.type === 'cart.merged' ? event.data : null
  const overs = new Map(merged?.joined.map(({ id, over }) => [id, over]))
  const lines = compareLines(before, after).map((line) => ({ ...line, over: overs.get(line.item_id) ?? 0 }))
  return [...lines.filter(({ from, to, over }) => from !== to || over > 0), ...listLeftBehind(merged)]
}

function listCheckedLines(
  before: CartState,
  after: CartState,
  checked: readonly { id: number }[],
): HistoryLineView[] {
  const pricesBefore = new Map(before.lines.map(({ id, unitPrice }) => [id, unitPrice]))
  const ids = new Set(checked.map(({ id }) => id))
  return after.lines
    .filter(({ id }) => ids.has(id))
    .map((line) => {
      const from = pricesBefore.get(line.id)
      const isOther = from !== undefined && from !== line.unitPrice
      return {
        ...toLine(line, line.quantity, line.quantity),
        price_from: isOther ? from : null,
        price_to: isOther ? line.unitPrice : null,
        left_behind: line.fault ?? null,
      }
    })
}

const listSameLines = ({ lines }: CartState, ids: readonly number[]): HistoryLineView[] =>
  lines.filter(({ id }) => ids.includes(id)).map((line) => toLine(line, line.quantity, line.quantity))

function compareLines(before: CartState, after: CartState): HistoryLineView[] {
  const quantitiesOf = (lines: readonly Line[]) => new Map(lines.map(({ id, quantity }) => [id, quantity]))
  const [from, to] = [quantitiesOf(before.lines), quantitiesOf(after.lines)]
  const all = new Map([...before.lines, ...after.lines].map((line) => [line.id, line]))
  return [...all.values()].map((line) => toLine(line, from.get(line.id) ?? 0, to.get(line.id) ?? 0))
}

const listLeftBehind = (merged: Merged | null): HistoryLineView[] =>
  (merged?.left ?? []).map(({ line, fault }) => ({ ...toLine(line, 0, 0), left_behind: fault }))

const toLine = (
  { id: item_id, name, width, height, substrate, frame }: Line,
  from: number,
  to: number,
): HistoryLineView => ({
  item_id,
  name,
  width,
  height,
  substrate,
  frame,
  from,
  to,
  over: 0,
  price_from: null,
  price_to: null,
  left_behind: null,
})
