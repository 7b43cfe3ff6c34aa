import type { Queryable } from '#services/shared/database/driver.ts'
import { lastDays } from '#services/shared/desk/days.ts'
import type { DaySalesView, RecentSalesView } from './contract.ts'

/** Sums orders by the day, in UTC, on which they were placed. Sales tax is the state's and no part of it. */
export async function readRecentSales(db: Queryable, now: Date): Promise<RecentSalesView> {
  const days = lastDays(now)
  const sold = await db.query<DaySalesView>(
    `select (placed_at at time zone 'UTC')::date as day, count(*)::int as orders,
       sum(grand_total - tax)::int8 as total
     from main.orders
     where placed_at >= $1::timestamp at time zone 'UTC' and status not in ('cancelled', 'refunded')
     group by 1`,
    [days[0]],
  )
  const byDay = new Map(sold.map((each) => [each.day, each]))
  return { days: days.map((day) => byDay.get(day) ?? { day, orders: 0, total: 0 }) }
}
