import { findEqual, MOST_LINES } from './decisions.ts'
import type { CartEvent, Line } from './events.ts'
import { type CartState, evolve, noCart } from './state.ts'

/** Why an act cannot be undone now, in words for whoever asked. */
export interface Senseless {
  senseless: string
}

export const NOT_UNDOABLE: Senseless = { senseless: 'This cannot be undone.' }

/** All events of a cart so far; the first has version 1. */
type Events = readonly CartEvent[]

export const stateAfter = (events: Events): CartState => events.reduce(evolve, noCart)

/** Answers the version of the event that last took back the one of this version; null when none did. */
export function findTakenBackBy(events: Events, version: number): number | null {
  const index = events.findLastIndex(({ data }) => 'undoes' in data && data.undoes === version)
  return index < 0 ? null : index + 1
}

/**
 * Answers the version by which an act stands or is undone now: when its undo was undone, that event carries
 * the act.
 */
export function latestOf(events: Events, version: number): number {
  const by = findTakenBackBy(events, version)
  const again = by && findTakenBackBy(events, by)
  return again ? latestOf(events, again) : version
}

interface Past {
  version: number
  act: CartEvent
  /** The cart just before the act, and the cart now. */
  before: CartState
  now: CartState
}

/**
 * Makes the event that takes back what one act did to this cart's lines or name, or says why that makes no
 * sense any more: they must still be as the act left them. A merge concerns two carts and is taken back in
 * merge.ts.
 */
export function compensate({ version, act, before, now }: Past): CartEvent | Senseless {
  switch (act.type) {
    case 'item.added':
      return takeOut(act.data)
    case 'item.restored':
      return takeOut(act.data.line)
    case 'item.removed':
      return bringBack(act.data.id)
    case 'item.quantity-changed':
      return setBack(act.data.id, act.data.quantity)
    case 'cart.renamed':
      return restoreName(act.data.name)
    default:
      return NOT_UNDOABLE
  }

  function restoreName(given: string): CartEvent | Senseless {
    if (now.name !== given) return { senseless: `The project was named ${now.name} later.` }
    return { type: 'cart.renamed', data: { name: before.name, undoes: version } }
  }

  function takeOut(line: Line): CartEvent | Senseless {
    const { id, quantity } = line
    return checkAsLeft(id, quantity) ?? { type: 'item.removed', data: { id, undoes: version } }
  }

  function setBack(id: number, to: number): CartEvent | Senseless {
    const quantity = before.lines.find((each) => each.id === id)?.quantity
    if (quantity === undefined) return NOT_UNDOABLE
    return checkAsLeft(id, to) ?? { type: 'item.quantity-changed', data: { id, quantity, undoes: version } }
  }

  function bringBack(id: number): CartEvent | Senseless {
    const line = before.lines.find((each) => each.id === id)
    if (!line) return NOT_UNDOABLE
    if (findEqual(now, line)) return { senseless: `${nameOf(line)} is in the project again.` }
    if (now.lines.length >= MOST_LINES) return { senseless: `A project holds at most ${MOST_LINES} items.` }
    return { type: 'item.restored', data: { line, undoes: version } }
  }

  /** Answers null when the line is still as the event left it, else what has happened to it since. */
  function checkAsLeft(id: number, quantity: number): Senseless | null {
    const line = now.lines.find((each) => each.id === id)
    if (!line) {
      const gone = before.lines.find((each) => each.id === id) ?? lineIn(act)
      return { senseless: `${nameOf(gone)} was taken out later.` }
    }
    if (line.quantity === quantity) return null
    return { senseless: `The quantity of ${nameOf(line)} was changed to ${line.quantity} later.` }
  }
}

const lineIn = (event: CartEvent | undefined): Line | undefined =>
  event?.type === 'item.added' ? event.data : event?.type === 'item.restored' ? event.data.line : undefined

export const nameOf = (line: Line | undefined): string => line?.name || 'Untitled'
