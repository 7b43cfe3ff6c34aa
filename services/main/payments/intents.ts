import type { Queryable } from '#services/shared/database/driver.ts'
import { intentRefused } from './verify.ts'

/** Hours for which a card is held that was authorised and not ordered with. */
const ABANDONED_HOURS = 24

/** Notes an intent for a project. It is released in the end if no order claims it. */
export async function noteIntent(
  tx: Queryable,
  { intent, projectId, amount, at }: { intent: string; projectId: number; amount: number; at: Date },
): Promise<void> {
  await tx.query(
    `insert into main.payment (intent, project_id, amount, goal, state, due_at)
     values ($1, $2, $3, 'hold', 'open', $4) on conflict do nothing`,
    [intent, projectId, amount, new Date(at.getTime() + ABANDONED_HOURS * 3_600_000)],
  )
}

/**
 * Pays an order with an authorised card, in the transaction that places it, after `verifyIntent` (verify.ts).
 * The money is captured once that is committed; nudge the settling (settling.ts) then. Other cards authorised
 * for the project are released. Throws 400 at `payment.intent` when it was released meanwhile.
 */
export async function claimPayment(
  tx: Queryable,
  {
    intent,
    orderId,
    projectId,
    amount,
    at,
  }: {
    intent: string
    orderId: string
    projectId: number
    amount: number
    at: Date
  },
): Promise<void> {
  const claimed = await tx.query(
    `insert into main.payment as kept (intent, project_id, amount, order_id, goal, state, due_at)
     values ($1, $2, $3, $4, 'capture', 'open', $5)
     on conflict (intent) do update set order_id = $4, amount = $3, goal = 'capture', due_at = $5, tries = 0
       where kept.goal = 'hold' and kept.state = 'open'
     returning intent`,
    [intent, projectId, amount, orderId, at],
  )
  if (claimed.length === 0)
    throw intentRefused('The authorisation of this card has ended. Please enter it again.')
  await tx.query(
    `update main.payment set goal = 'return', due_at = $2 where project_id = $1 and goal = 'hold' and state = 'open'`,
    [projectId, at],
  )
}

/**
 * Gives back what was paid for an order: releases it when it is not captured, refunds it when it is. Call it
 * in the transaction that cancels or refunds the order, and nudge the settling afterwards. Does nothing when
 * the order was not paid by card.
 */
export async function giveBack(tx: Queryable, orderId: string, at: Date): Promise<void> {
  await tx.query(
    `update main.payment set goal = 'return', due_at = $2, tries = 0
     where order_id = $1 and state in ('open', 'captured')`,
    [orderId, at],
  )
}
