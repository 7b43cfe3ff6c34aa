import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import type { ReactNode } from 'react'
import {
  type OrderSummary_CartFragment,
  OrderSummary_CartFragmentDoc,
} from '#client/apollo/generated/graphql.ts'
import { formatMoney, formatRate } from '#client/ui/money.ts'
import { useSettings } from '#client/ui/settings.tsx'
import styles from './order-summary.module.css'

interface OrderSummaryProps {
  cart: FragmentType<OrderSummary_CartFragment>
  /** The way on from here. */
  children: ReactNode
}

/** What it comes to (spec.md section 2). The discount shows when there is one. */
export const OrderSummary = ({ cart: from, children }: OrderSummaryProps) => {
  const { phone } = useSettings()
  const { data: cart, complete } = useFragment({ fragment: OrderSummary_CartFragmentDoc, from })
  if (!complete) return null
  return (
    <section className={styles.summary} aria-label="Order summary">
      <h2>Order summary</h2>
      <dl aria-live="polite">
        <dt>
          Subtotal ({cart.quantity} {cart.quantity === 1 ? 'item' : 'items'})
        </dt>
        <dd>{formatMoney(cart.subtotal)}</dd>
        {cart.volumeDiscount !== 0 && (
          <>
            <dt>Volume Discount ({formatRate(cart.volumeDiscountRate)})</dt>
            <dd>−{formatMoney(Math.abs(cart.volumeDiscount))}</dd>
          </>
        )}
        <dt>Shipping Estimate</dt>
        <dd>{cart.shipping === 0 ? 'Free' : formatMoney(cart.shipping)}</dd>
        <dt className={styles.total}>Total</dt>
        <dd className={styles.total}>{formatMoney(cart.grandTotal)}</dd>
      </dl>
      {children}
      <p className={styles.note}>
        Questions? Speak with a designer at <a href={`tel:${phone}`}>{phone}</a>.
      </p>
    </section>
  )
}
