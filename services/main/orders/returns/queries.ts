import type { Queryable } from '#services/shared/database/driver.ts'
import type { ReturnSummaryView } from './contract.ts'

const WHERE = {
  waiting: "where listed.status in ('requested', 'received')",
  all: '',
} as const
const ORDER = {
  waiting: 'listed.requested_at, listed.id',
  all: 'listed.requested_at desc, listed.id',
} as const

/** Lists returns for staff. */
export async function listReturns(
  db: Queryable,
  { state, limit, offset }: { state: 'waiting' | 'all'; limit: number; offset: number },
): Promise<{ count: number; returns: ReturnSummaryView[] }> {
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from main.order_return as listed ${WHERE[state]}`,
  )
  const rows = await db.query<Omit<ReturnSummaryView, 'requested_at'> & { requested_at: Date }>(
    `select listed.id, order_id, orders.email, listed.status, reason, listed.quantity, requested_at, refunded
     from main.order_return as listed join main.orders using (order_id)
     ${WHERE[state]} order by ${ORDER[state]} limit $1 offset $2`,
    [limit, offset],
  )
  return {
    count: total?.count ?? 0,
    returns: rows.map((row) => ({ ...row, requested_at: row.requested_at.toISOString() })),
  }
}
