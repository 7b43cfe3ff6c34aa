import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { ProjectRef } from '../cart/contract.ts'
import { toProjectRef } from '../cart/queries.ts'

/** Reads what an order keeps of its project. `email` is the guest's. Throws 404. */
export async function projectOf(
  db: Queryable,
  cart: string,
): Promise<{ project: ProjectRef; email: string | null; orderId: string | null }> {
  const [row] = await db.query<{
    project_id: number
    name: string
    email: string | null
    latest_order: string | null
  }>('select project_id, name, email, latest_order from main.cart where token = $1', [cart])
  if (!row) throw notFound()
  return { project: toProjectRef(row), email: row.email, orderId: row.latest_order }
}
