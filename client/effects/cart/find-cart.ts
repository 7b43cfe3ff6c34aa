import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate'
import type { CartRef } from '#machines/cart-ref.ts'
import type { cartStartMachine } from '#machines/cart-start/machine.ts'
import {
  selectCart,
  selectCartToken,
  selectFailure,
  selectIsPending,
  selectIsSettled,
} from '#machines/cart-start/selectors.ts'
import { Refusal } from '#machines/refusal.ts'

/** Which cart is theirs, as the port of machines/add-to-cart says. */
export type FindCart = (asked: { gone: string | null }) => Promise<CartRef | null>

/** Not in spec.md: longer than any request takes. */
const LONGEST = 20_000

/**
 * Waits for the cart-start actor, and asks it again where it has failed. A following tab's copy hears of that
 * a moment later: its former state is no answer.
 */
export const createFindCart =
  (findCartStart: () => ActorRefFrom<typeof cartStartMachine>): FindCart =>
  async ({ gone }) => {
    const actor = findCartStart()
    const before = actor.getSnapshot()
    let isAsked = !before.matches('failed') && !isHeld(before, gone)
    if (before.matches('failed')) actor.send({ type: 'cart.retried' })
    const isAnswered = (snapshot: typeof before) => {
      isAsked ||= selectIsPending(snapshot)
      return isAsked && selectIsSettled(snapshot)
    }
    const settled = await waitFor(actor, isAnswered, { timeout: LONGEST })
    const failure = selectFailure(settled)
    if (failure)
      throw new Refusal(
        failure.kind === 'expired' ? 'UNAUTHENTICATED' : 'UPSTREAM_UNAVAILABLE',
        failure.message,
      )
    if (isHeld(settled, gone)) throw new Error('The cart that is gone is still held.')
    return selectCart(settled)
  }

const isHeld = (snapshot: SnapshotFrom<typeof cartStartMachine>, token: string | null) =>
  token !== null && selectCartToken(snapshot) === token
