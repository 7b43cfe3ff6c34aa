import type { OrderDeps } from './deps.ts'
import { placedMail } from './mails.ts'
import { readOrder } from './streams.ts'

/**
 * Confirms a guest's address when `token` opens the order: only the order's mail has that token, and the
 * first to use it has the confirmation sent to that address.
 */
export async function confirmAddress(
  {
    database,
    shop,
    mailer,
    invoices,
    clock,
  }: Pick<OrderDeps, 'database' | 'shop' | 'mailer' | 'invoices' | 'clock'>,
  orderId: string,
  token: unknown,
): Promise<void> {
  if (typeof token !== 'string') return
  const [waiting] = await database.query(
    'select 1 from main.guest_order where order_id = $1 and mail_token = $2 and confirmed_at is null',
    [orderId, token],
  )
  if (!waiting) return
  const order = await readOrder(database, orderId)
  const invoice = await invoices.forMail(order)
  await database.transaction(async (tx) => {
    const [confirmed] = await tx.query(
      'update main.guest_order set confirmed_at = $2 where order_id = $1 and confirmed_at is null returning 1',
      [orderId, clock()],
    )
    // A cancelled order gets no confirmation.
    if (!confirmed || order.status === 'cancelled' || order.status === 'refunded') return
    await mailer.write(tx, placedMail(shop, order.placed, { token, isConfirmed: true }, invoice), clock())
  })
  mailer.send()
}
