import type { Queryable } from '#services/shared/database/driver.ts'
import type { PaymentNews } from './provider.ts'

/**
 * Tells orders of their payments, each in the transaction that notes it. An order whose lifecycle
 * (machines/lifecycles/order.ts) refuses the news stays as it is, and nothing throws.
 */
export interface OrderNews {
  /**
   * Makes other writers of the order wait until the transaction ends. Whoever cancels an order locks it first
   * and its payment after; keep that order.
   */
  lock(tx: Queryable, orderId: string): Promise<void>
  /** The provider has the money: `order.pay` by the system. */
  paid(tx: Queryable, orderId: string): Promise<void>
  /** The money went back: `order.refund` by the system. */
  refunded(tx: Queryable, orderId: string): Promise<void>
}

/** Logged where an order has lost its money. */
export const UNPAID = 'a payment cannot be captured any more; its order is not paid'

interface Noted {
  order_id: string | null
  goal: 'hold' | 'capture' | 'return'
}

/**
 * Notes what became of a payment and tells its order once, however often and in whatever order the provider
 * says it: money that is back does not come again. Answers whether an order has lost its money.
 */
export async function note(
  tx: Queryable,
  { intent, kind }: Pick<PaymentNews, 'intent' | 'kind'>,
  at: Date,
  orders: OrderNews,
): Promise<{ isUnpaid: boolean }> {
  const [known] = await tx.query<Pick<Noted, 'order_id'>>(
    'select order_id from main.payment where intent = $1',
    [intent],
  )
  if (known?.order_id) await orders.lock(tx, known.order_id)
  const change = async (sql: string, ...more: unknown[]) =>
    (await tx.query<Noted>(`update main.payment set ${sql} returning order_id, goal`, [intent, ...more]))[0]

  if (kind === 'captured') {
    // Give back money of a card that nobody ordered with, or whose order was cancelled meanwhile.
    const noted = await change(
      `state = 'captured', tries = 0, goal = case goal when 'capture' then goal else 'return' end,
       due_at = case goal when 'capture' then null else $2::timestamptz end where intent = $1 and state = 'open'`,
      at,
    )
    if (noted?.order_id && noted.goal === 'capture') await orders.paid(tx, noted.order_id)
    return { isUnpaid: false }
  }
  if (kind === 'released') {
    const noted = await change(`state = 'released', due_at = null where intent = $1 and state = 'open'`)
    return { isUnpaid: noted?.goal === 'capture' }
  }
  const noted = await change(
    `state = 'refunded', goal = 'return', due_at = null where intent = $1 and state in ('open', 'captured')`,
  )
  if (noted?.order_id) await orders.refunded(tx, noted.order_id)
  return { isUnpaid: false }
}

const KEEP_DAYS = 30
const PURGED_AT_ONCE = 100

/** Tells whether an event is new. The provider repeats for days what nobody answered. */
export async function isNew(tx: Queryable, event: string, at: Date): Promise<boolean> {
  await tx.query(
    `delete from main.payment_event where id in
       (select id from main.payment_event where at < $1 limit ${PURGED_AT_ONCE} for update skip locked)`,
    [new Date(at.getTime() - KEEP_DAYS * 86_400_000)],
  )
  const first = await tx.query(
    'insert into main.payment_event (id, at) values ($1, $2) on conflict do nothing returning id',
    [event, at],
  )
  return first.length > 0
}
