import type { Queryable } from '#services/shared/database/driver.ts'
import { LEASE_SECONDS, nextTry } from './due.ts'

/** A part of a captured card that is to go back. */
export interface DueRefund {
  /** Of the return, such as `K7Q2-9MXD-R1`. */
  id: string
  intent: string
  /** Cents. */
  amount: number
  /** The number of tries, this one included. */
  tries: number
}

/**
 * Gives a part of what was paid for an order back to its card, in the transaction that refunds a return;
 * nudge the settling afterwards. Does nothing where no card was charged: staff pay that back by hand.
 */
export async function givePartBack(
  tx: Queryable,
  { id, orderId, amount, at }: { id: string; orderId: string; amount: number; at: Date },
): Promise<void> {
  if (amount === 0) return
  await tx.query(
    `insert into main.payment_refund (id, intent, amount, due_at)
     select $1, intent, $3, $4 from main.payment where order_id = $2 and state = 'captured'`,
    [id, orderId, amount, at],
  )
}

/** Takes a refund that is due, so that no other process does; null when there is none. */
export async function takeDueRefund(db: Queryable, at: Date): Promise<DueRefund | null> {
  const [due] = await db.query<DueRefund>(
    `update main.payment_refund
     set tries = tries + 1, due_at = $1::timestamptz + interval '${LEASE_SECONDS} seconds'
     where id = (select id from main.payment_refund where due_at <= $1 order by due_at limit 1 for update skip locked)
     returning id, intent, amount, tries`,
    [at],
  )
  return due ?? null
}

/** The provider has given it back. */
export const endRefund = (db: Queryable, id: string): Promise<unknown> =>
  db.query('update main.payment_refund set due_at = null where id = $1', [id])

/** Puts a failed try off. */
export const postponeRefund = (db: Queryable, { id, tries }: DueRefund, at: Date): Promise<unknown> =>
  db.query('update main.payment_refund set due_at = $3 where id = $1 and tries = $2 and due_at is not null', [
    id,
    tries,
    nextTry(tries, at),
  ])
