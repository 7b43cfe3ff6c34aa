import type { OrderCommand } from '#machines/lifecycles/order.ts'
import type { Day } from '#services/shared/business-day.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, forbidden } from '#services/shared/http/problem.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import type { Shop } from '#services/shared/shop.ts'
import { giveBack } from '../payments/intents.ts'
import type { OrderNews } from '../payments/news.ts'
import { decideOrder } from './decisions.ts'
import type { OrderEvent } from './events.ts'
import { mailLinkOf } from './guest-mail.ts'
import { mailOf } from './mails.ts'
import type { OrderState } from './state.ts'
import { createOrderStreams } from './streams.ts'

export type OrderChanges = ReturnType<typeof createOrderChanges>

interface ChangesDeps {
  clock: Clock
  /** The day of business. */
  today: () => Day
  mailer: Mailer
  shop: Shop
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
    for (const event of news) {
      if (event.type === 'order.cancelled' || event.type === 'order.refunded')
        await giveBack(tx, orderId, clock())
      const mail = mailOf(shop, state.placed, await mailLinkOf(tx, state.placed), event)
      if (mail) await mailer.write(tx, mail, clock())
    }
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

const wrongState = () => conflict('That cannot be done with this order any more, or not yet.', 'wrong_state')
