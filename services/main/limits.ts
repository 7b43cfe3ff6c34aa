import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Limit, Limiter } from '#services/shared/limits/limiter.ts'
import { networkOf } from '#services/shared/limits/network.ts'

const MINUTE = 60
const HOUR = 3_600

/** How often the main service lets something be done (docs/decisions/0032-limits.md). */
const LIMITS = {
  /**
   * An office tries the shop out, at a few rows a cart. There is no limit by email: anybody could use it to
   * keep another from a cart.
   */
  guestCartByNetwork: { name: 'guest cart by network', most: 60, seconds: HOUR },
  /** Each asks the catalogue and draws an invoice. */
  orderByNetwork: { name: 'order by network', most: 20, seconds: HOUR },
  /** Each sends a mail to this address, whoever orders. */
  orderOfGuest: { name: 'order of guest', most: 5, seconds: HOUR },
  /** A designer orders a hotel, floor by floor. */
  orderOfAccount: { name: 'order of account', most: 20, seconds: HOUR },
  /** Somebody looks for orders of a whole household. */
  findOrderByNetwork: { name: 'order found by network', most: 20, seconds: HOUR },
  /** Counts all networks together: nobody tries many emails for a number that they have read. */
  findOrderOfNumber: { name: 'order found by number', most: 10, seconds: HOUR },
  /** Drawing one takes a tenth of a second. */
  invoiceByNetwork: { name: 'invoice by network', most: 30, seconds: 5 * MINUTE },
  invoiceOfAccount: { name: 'invoice of account', most: 30, seconds: 5 * MINUTE },
  /** As fast as somebody can press through a long project by hand. */
  reviewByNetwork: { name: 'review by network', most: 120, seconds: 10 * MINUTE },
  /** Each may take 200 kB, and an office has more than one reporter. */
  reportByNetwork: { name: 'report by network', most: 20, seconds: HOUR },
  reportOfAccount: { name: 'report of account', most: 10, seconds: HOUR },
  /** Each page of an office's tells once for every time that it is left. */
  usageByNetwork: { name: 'usage by network', most: 600, seconds: HOUR },
  messageByNetwork: { name: 'message by network', most: 20, seconds: HOUR },
  /** Count by network too: anybody may write somebody else's address. */
  messageOfSender: { name: 'message of sender by network', most: 5, seconds: HOUR },
  /** Each is mailed to staff. */
  messageOfArtist: { name: 'message of artist', most: 30, seconds: HOUR },
  /** Each is mailed to staff. */
  returnOfOrder: { name: 'return of order', most: 20, seconds: HOUR },
  /** Staff look at one in a question of an artist, and never through a list of them. */
  numberOfAccount: { name: 'number of account', most: 20, seconds: HOUR },
  /** More mistakes than anybody makes in one form. */
  numberFormOfAccount: { name: 'number form of account', most: 20, seconds: HOUR },
} satisfies Record<string, Limit>

type Visitor = Pick<FastifyRequest, 'ip' | 'user'>

export type Limits = ReturnType<typeof createLimits>

/**
 * Makes the limits. Each counts once more and throws 429 with the seconds to wait. Counting in the
 * transaction `on` of the work counts only work that is done. The visitor's network comes first, so that
 * nobody keeps others from anything, and a refused request leaves nothing.
 */
export function createLimits(limiter: Limiter) {
  const byNetwork =
    (limit: Limit) =>
    (on: Queryable, { ip }: Visitor): Promise<void> =>
      limiter.take(on, limit, networkOf(ip))

  const byNetworkAndAccount =
    (ofNetwork: Limit, ofAccount: Limit) => async (on: Queryable, visitor: Visitor) => {
      await byNetwork(ofNetwork)(on, visitor)
      if (visitor.user) await limiter.take(on, ofAccount, visitor.user.user_id)
    }

  return {
    /** Signed in, a cart is an account's and not limited here. */
    async guestCart(on: Queryable, visitor: Visitor): Promise<void> {
      if (!visitor.user) await byNetwork(LIMITS.guestCartByNetwork)(on, visitor)
    },

    order: byNetwork(LIMITS.orderByNetwork),

    /** The mail that goes with an order. */
    orderMail: (on: Queryable, { owner, email }: { owner: string | null; email: string }): Promise<void> =>
      owner ? limiter.take(on, LIMITS.orderOfAccount, owner) : limiter.take(on, LIMITS.orderOfGuest, email),

    async findOrder(on: Queryable, visitor: Visitor, orderId: string): Promise<void> {
      await byNetwork(LIMITS.findOrderByNetwork)(on, visitor)
      await limiter.take(on, LIMITS.findOrderOfNumber, orderId)
    },

    invoice: byNetworkAndAccount(LIMITS.invoiceByNetwork, LIMITS.invoiceOfAccount),

    review: byNetwork(LIMITS.reviewByNetwork),

    usage: byNetwork(LIMITS.usageByNetwork),

    report: byNetworkAndAccount(LIMITS.reportByNetwork, LIMITS.reportOfAccount),

    /** An account or tax number that staff are shown whole. */
    number: (on: Queryable, staff: string): Promise<void> => limiter.take(on, LIMITS.numberOfAccount, staff),

    /** A form with an account or tax number, right or wrong, of an artist's user. */
    numberForm: (on: Queryable, user: string): Promise<void> =>
      limiter.take(on, LIMITS.numberFormOfAccount, user),

    returnRequest: (on: Queryable, orderId: string): Promise<void> =>
      limiter.take(on, LIMITS.returnOfOrder, orderId),

    artistMessage: (on: Queryable, user: string): Promise<void> =>
      limiter.take(on, LIMITS.messageOfArtist, user),

    async message(on: Queryable, visitor: Visitor, sender: string): Promise<void> {
      await byNetwork(LIMITS.messageByNetwork)(on, visitor)
      await limiter.take(on, LIMITS.messageOfSender, `${networkOf(visitor.ip)} ${sender}`)
    },
  }
}
