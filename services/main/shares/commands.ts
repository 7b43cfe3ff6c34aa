import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, notFound } from '#services/shared/http/problem.ts'
import type { CartEvent } from '../cart/events.ts'
import { createCartStreams, takeNextIds } from '../cart/streams.ts'
import type { ReviewView } from './contract.ts'
import { MOST_REVIEWS, openShare, readReviews } from './queries.ts'
import { findAlreadySaid, type Said } from './said.ts'

export type ShareCommands = ReturnType<typeof createShareCommands>

/**
 * Makes the commands on who may look at a project and what they say. Each is an event of the project's own
 * stream, under the cart's row lock: a link that is being withdrawn takes nothing more. `user` is a uuid, or
 * null for a guest; `newToken` makes an unguessable token.
 */
export function createShareCommands({ clock, newToken }: { clock: Clock; newToken: () => string }) {
  const streams = createCartStreams({ clock })

  return {
    /**
     * Makes the link unless there is one, and answers the cart's token. Throws 404, and 409
     * `project_ordered`.
     */
    async share(tx: Queryable, given: string, user: string | null): Promise<string> {
      const cart = await streams.open(tx, given, user)
      if (cart.state.shareToken) return cart.token
      if (cart.state.orderId) throw projectOrdered()
      await streams.save(tx, cart, [{ type: 'cart.shared', data: { shareToken: newToken() } }], user)
      return cart.token
    },

    /**
     * Ends the link if there is one, even of an ordered project, and answers the cart's token. Throws 404.
     */
    async withdraw(tx: Queryable, given: string, user: string | null): Promise<string> {
      const cart = await streams.open(tx, given, user)
      const { shareToken } = cart.state
      if (shareToken) await streams.save(tx, cart, [{ type: 'share.withdrawn', data: { shareToken } }], user)
      return cart.token
    },

    /**
     * Says the same of these lines, by a link. Answers what is on record of each that still exists. Throws
     * 404 when none exists or the link opens nothing, 409 `project_ordered` and `reviews_full`.
     */
    async review(
      tx: Queryable,
      shareToken: string,
      items: readonly number[],
      said: Said,
    ): Promise<ReviewView[]> {
      const { cart: token, since } = await openShare(tx, shareToken)
      const cart = await streams.loadLocked(tx, token)
      const { state } = cart
      if (state.shareToken !== shareToken || state.migratedInto) throw notFound()
      if (state.orderId) throw projectOrdered()
      const present = [...new Set(items)].filter((id) => state.lines.some((line) => line.id === id))
      if (present.length === 0) throw notFound()
      const earlier = await readReviews(tx, token, since)
      const known = findAlreadySaid(earlier, present, said)
      const fresh = present.filter((id) => !known.has(id))
      if (earlier.length + fresh.length > MOST_REVIEWS) throw reviewsFull()
      const ids = await takeNextIds(tx, 'review_id', fresh.length)
      const news = fresh.map((itemId, index): CartEvent => {
        return { type: 'line.reviewed', data: { ...said, itemId, id: ids[index] ?? 0 } }
      })
      if (news.length > 0) await streams.save(tx, cart, news, null)
      const onRecord = new Map((await readReviews(tx, token, since)).map((review) => [review.id, review]))
      const idOf = new Map(fresh.map((itemId, index) => [itemId, ids[index]]))
      return present.flatMap((id) => known.get(id) ?? onRecord.get(idOf.get(id) ?? 0) ?? [])
    },
  }
}

const projectOrdered = () =>
  conflict('This project has been ordered, so nothing about it can change.', 'project_ordered')

const reviewsFull = () => conflict('This link has taken as many comments as it can hold.', 'reviews_full')
