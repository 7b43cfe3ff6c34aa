import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, notFound } from '#services/shared/http/problem.ts'
import type { Line } from './events.ts'
import { type MergedCarts, mergeAgain, mergeOf, unmergeOf } from './merge-undo.ts'
import { type CartStreams, lockCartsOf, refuseOrdered, takeNextIds } from './streams.ts'
import { compensate, findTakenBackBy, latestOf, type Senseless, stateAfter } from './undo.ts'

export interface Undone {
  token: string
  /** The version of the event that took it back. */
  seq: number
}

/**
 * Takes back the event of this version by another one; nothing is ever deleted. Undoing twice is undoing
 * once. Throws 404 for an unknown event, and 409 `undo_refused`, naming the later events, where they leave no
 * sense in it, or `project_ordered`.
 */
export function createUndo(streams: CartStreams, newToken: () => string) {
  return async (tx: Queryable, given: string, user: string | null, asked: number): Promise<Undone> => {
    const seen = await streams.read(tx, given)
    const guestToken = mergeOf(seen.events, asked)?.from
    if (user) await lockCartsOf(tx, user)
    // Lock a guest's cart before the one it went into, in the order in which opening it by its token locks
    // them.
    const guest = guestToken === undefined ? null : await streams.loadLocked(tx, guestToken)
    const cart = await streams.open(tx, given, user)
    // A number belongs to one stream: in the cart that this one went into, it would name another event.
    if (cart.token !== given) throw conflict('The project has gone into another one.', 'undo_refused')
    refuseOrdered(cart)
    if (guest) refuseOrdered(guest)
    const version = latestOf(cart.events, asked)
    const act = cart.events[version - 1]
    if (!act) throw notFound()
    const by = findTakenBackBy(cart.events, version)
    if (by !== null) return { token: cart.token, seq: by }

    if (guest && user) return { token: cart.token, seq: await undoMerge(tx, { guest, cart, user, version }) }
    const before = stateAfter(cart.events.slice(0, version - 1))
    const news = throwIfSenseless(compensate({ version, act, before, now: cart.state }))
    return { token: cart.token, seq: (await streams.save(tx, cart, [news], user)).version }
  }

  /** Write the cart that gives lines first: a line is in one cart at a time. */
  async function undoMerge(tx: Queryable, merged: MergedCarts): Promise<number> {
    const { guest, cart, user, version } = merged
    if (cart.events[version - 1]?.type === 'merge.undone') {
      const { from, into } = throwIfSenseless(mergeAgain(merged))
      await streams.save(tx, guest, [from], user)
      return (await streams.save(tx, cart, [into], user)).version
    }
    const { from, into } = throwIfSenseless(
      unmergeOf(merged, await makeRenewal(tx, mergeOf(cart.events, version)?.added ?? [])),
    )
    const { version: seq } = await streams.save(tx, cart, [into], user)
    await streams.save(tx, guest, [from], user)
    return seq
  }

  /** Gives each line a new number and design link. */
  async function makeRenewal(tx: Queryable, lines: readonly Line[]) {
    const ids = await takeNextIds(tx, 'item_id', lines.length)
    const fresh = new Map(lines.map((line, index) => [line.id, ids[index]]))
    return (line: Line): Line => ({ ...line, id: fresh.get(line.id) ?? line.id, designToken: newToken() })
  }
}

function throwIfSenseless<T extends object>(decision: T | Senseless): T {
  if ('senseless' in decision) throw conflict(decision.senseless, 'undo_refused')
  return decision
}
