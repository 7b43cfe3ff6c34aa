import type { OrderSums_OrderFragment } from '#client/apollo/generated/graphql.ts'
import { formatMoney, formatRate } from '#client/ui/money.ts'
import { piecesInWords } from '../status.ts'
import styles from './order-sums.module.css'

/** What it came to. The discount shows when there is one. */
export const OrderSums = ({ order }: { order: OrderSums_OrderFragment }) => {
  const { quantity, subtotal, volumeDiscount, volumeDiscountRate, shipping, grandTotal } = order
  return (
    <section className={styles.sums} aria-label="Sums">
      <h2>Summary</h2>
      <dl>
        <dt>Subtotal ({piecesInWords(quantity)})</dt>
        <dd>{formatMoney(subtotal)}</dd>
        {volumeDiscount !== 0 && (
          <>
            <dt>Volume Discount ({formatRate(volumeDiscountRate)})</dt>
            <dd>−{formatMoney(Math.abs(volumeDiscount))}</dd>
          </>
        )}
        <dt>Shipping</dt>
        <dd>{shipping === 0 ? 'Free' : formatMoney(shipping)}</dd>
        <dt className={styles.total}>Total</dt>
        <dd className={styles.total}>{formatMoney(grandTotal)}</dd>
      </dl>
    </section>
  )
}
