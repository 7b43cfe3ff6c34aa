import type { Queryable } from '#services/shared/database/driver.ts'
import { findCurrentCart } from './access.ts'
import { giveAdds } from './add-keys.ts'
import { takeOnce } from './decisions.ts'
import type { Fault } from './events.ts'
import { merge } from './merge.ts'
import { type CartStreams, lockCartsOf, refuseOrdered } from './streams.ts'

export interface Migration {
  /** The token of the cart that has the lines now. */
  token: string
  added: number
  joined: number
  /** The counts of the merge; null when there was no merge, or when it was done before. */
  merge: MergeCounts | null
}

export interface MergeCounts {
  /** The merge's version, by which it can be undone. */
  seq: number
  /** Lines that could not be brought along. */
  left: number
  /** Pieces that equal lines had no room for. */
  over: number
}

/**
 * Gives a guest's cart to the user, once: into their current cart, or as theirs when they have none. An
 * ordered cart of theirs takes nothing, and an ordered guest's cart is refused (409 `project_ordered`).
 * `faults` names by line id what cannot be bought any more; those lines stay where they are.
 */
export const createMigration =
  (streams: CartStreams) =>
  async (
    tx: Queryable,
    given: string,
    user: string,
    faults: ReadonlyMap<number, Fault>,
  ): Promise<Migration> => {
    await lockCartsOf(tx, user)
    const opened = await streams.open(tx, given, user)
    const nothing = { added: 0, joined: 0, merge: null }
    if (opened.state.owner === user) return { token: opened.state.givenTo ?? opened.token, ...nothing }
    refuseOrdered(opened)
    const addedAgain = await giveAdds(tx, opened.token, user)
    const guest = await streams.save(tx, opened, takeOnce(opened.state, addedAgain), user)
    const recent = await findCurrentCart(tx, user)
    if (!recent) {
      await streams.save(tx, guest, [{ type: 'cart.claimed', data: { owner: user } }], user)
      return { token: guest.token, ...nothing, added: guest.state.lines.length }
    }
    const target = await streams.open(tx, recent, user)
    const { from, into } = merge(guest, { ...target, owner: user }, faults)
    await streams.save(tx, guest, [from], user)
    const { added, joined, left } = into.data
    const { version: seq } = await streams.save(tx, target, guest.state.lines.length > 0 ? [into] : [], user)
    const over = joined.reduce((sum, line) => sum + line.over, 0)
    return {
      token: target.token,
      added: added.length,
      joined: joined.length,
      merge: guest.state.lines.length > 0 ? { seq, left: left.length, over } : null,
    }
  }
