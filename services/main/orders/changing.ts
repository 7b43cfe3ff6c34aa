import type { OrderCommand } from '#machines/lifecycles/order.ts'
import { totalOf } from '#machines/lifecycles/return-refund.ts'
import type { Day } from '#services/shared/business-day.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, forbidden } from '#services/shared/http/problem.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import { giveBack } from '../payments/intents.ts'
import type { OrderNews } from '../payments/news.ts'
import { givePartBack } from '../payments/part-refunds.ts'
import { decideOrder } from './decisions.ts'
import type { OrderEvent } from './events.ts'
import { mailLinkOf } from './guest-mail.ts'
import { mailOf } from './mails.ts'
import { type ReturnDesk, returnMailsOf } from './returns/mails.ts'
import { globalIdOf } from './returns/projection.ts'
import { refundedSoFar } from './returns/refundable.ts'
import { isReturnEvent } from './returns/state.ts'
import type { OrderState } from './state.ts'
import { createOrderStreams } from './streams.ts'

export type OrderChanges = ReturnType<typeof createOrderChanges>

interface ChangesDeps {
  clock: Clock
  /** The day of business. */
  today: () => Day
  mailer: Mailer
  shop: ReturnDesk
}

/**
 * Makes the commands that change an order. Its lifecycle decides; the change is kept with the mail that tells
 * of it and with the money to give back.
 */
export function createOrderChanges({ clock, today, mailer, shop }: ChangesDeps) {
  const streams = createOrderStreams({ clock })

  async function keep(
    tx: Queryable,
    orderId: string,
    decide: (state: OrderState) => readonly OrderEvent[],
    actor: string,
  ): Promise<void> {
    const { state, news } = await streams.change(tx, orderId, decide, actor)
    const link = await mailLinkOf(tx, state)
    const back = refundedSoFar(state.returns)
    for (const event of news) {
      await moveMoney(tx, orderId, event, back < state.placed.sums.grand_total)
      const mails = isReturnEvent(event)
        ? returnMailsOf(shop, state, link, event)
        : [mailOf(shop, state.placed, link, event, back)]
      for (const mail of mails) if (mail) await mailer.write(tx, mail, clock())
    }
  }

  /** `isSomeLeft`: returns have not given back all of it. */
  async function moveMoney(
    tx: Queryable,
    orderId: string,
    event: OrderEvent,
    isSomeLeft: boolean,
  ): Promise<void> {
    if (event.type === 'order.lines-refunded') {
      const { returnId, on: _, ...refund } = event.data
      const amount = totalOf(refund)
      await givePartBack(tx, { id: globalIdOf(orderId, returnId), orderId, amount, at: clock() })
    } else if (event.type === 'order.cancelled' || (event.type === 'order.refunded' && isSomeLeft))
      await giveBack(tx, orderId, clock())
  }

  /** Tells the order what the provider said. An order whose lifecycle refuses it stays as it is. */
  const hear = (type: 'order.pay' | 'order.refund') => (tx: Queryable, orderId: string) =>
    keep(
      tx,
      orderId,
      (state) => {
        const decision = decideOrder(state, { type, by: 'system' }, today())
        return 'events' in decision ? decision.events : []
      },
      'system',
    )

  const news: OrderNews = {
    lock: async (tx, orderId) => void (await streams.lock(tx, orderId)),
    paid: hear('order.pay'),
    refunded: hear('order.refund'),
  }

  return {
    news,

    /**
     * Decides about an order's returns. `actor` is a uuid, or `guest`. Throws what `decide` throws, and 404.
     */
    changeReturns: keep,

    /**
     * `actor` is a uuid, or `guest`. Throws 404, 403 where another role may, and 409 `wrong_state` where
     * nobody may.
     */
    change: (tx: Queryable, orderId: string, command: OrderCommand, actor: string): Promise<void> =>
      keep(
        tx,
        orderId,
        (state) => {
          const decision = decideOrder(state, command, today())
          if ('refused' in decision) throw decision.refused === 'role' ? forbidden() : wrongState()
          return decision.events
        },
        actor,
      ),
  }
}

const wrongState = () => conflict('That can’t be done with this order now.', 'wrong_state')
