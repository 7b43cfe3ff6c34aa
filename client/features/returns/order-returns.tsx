import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import type { OrderReturnsFragment } from '#client/apollo/generated/graphql.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import type { ConfirmReturnProps } from './confirm-return.tsx'
import * as say from './messages.ts'
import type { ReturnedOrder } from './return-card.tsx'
import { ReturnCards } from './return-cards.tsx'
import styles from './returns.module.css'

interface OrderReturnsProps {
  order: ReturnedOrder & { returns: OrderReturnsFragment; payment: { method: string } }
  cartToken: string | null
  /** Staff who look at their own order are its owner. */
  by: 'owner' | 'staff'
  ConfirmReturn: ComponentType<ConfirmReturnProps>
  onOutdated: () => void
}

/** What was returned of an order, and the way to return more of it. */
export const OrderReturns = ({ order, ...how }: OrderReturnsProps) => {
  const { returns, left, until } = order.returns
  if (returns.length === 0 && left.length === 0) return null
  return (
    <section className={styles.returns} aria-labelledby="returns">
      <h2 id="returns">{say.returns}</h2>
      {left.length > 0 && until !== null && (
        <p className={styles.way}>
          <Link to={`/orders/${order.orderId}/return`} className={makeButtonClass({ variant: 'outline' })}>
            {say.returnItems}
          </Link>
          <span>{say.returnableUntil(dayInWords(until))}</span>
        </p>
      )}
      {returns.length > 0 && <ReturnCards order={order} returns={returns} {...how} />}
    </section>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const dayInWords = (day: string) => DAY.format(new Date(day))
