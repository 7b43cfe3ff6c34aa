import { type ReactNode, useSyncExternalStore } from 'react'
import { ChevronIcon } from '#client/ui/icons.tsx'
import { formatMoney, formatRate } from '#client/ui/money.ts'
import styles from './summary.module.css'

interface Sums {
  quantity: number
  subtotal: number
  volumeDiscount: number
  volumeDiscountRate: number
  shipping: number
  shippingIsEstimate: boolean
  grandTotal: number
}

/** What it comes to, with what it is made of: beside the steps where there is room, else folded above them. */
export const Summary = ({ sums, children }: { sums: Sums; children?: ReactNode }) => {
  const hasRoom = useHasRoom()
  return (
    <section className={styles.summary} aria-label="Order summary">
      {hasRoom ? (
        <>
          <h2>Order summary</h2>
          {children}
          <SumList sums={sums} />
        </>
      ) : (
        <details>
          <summary className={styles.fold}>
            <span>
              Order summary <span className={styles.count}>{itemsIn(sums.quantity)}</span>
            </span>
            <span className={styles.sum}>{formatMoney(sums.grandTotal)}</span>
            <ChevronIcon />
          </summary>
          {children}
          <SumList sums={sums} />
        </details>
      )}
    </section>
  )
}

const itemsIn = (quantity: number) => `${quantity} ${quantity === 1 ? 'item' : 'items'}`

/** spec.md section 2: the discount shows when there is one. */
export const SumList = ({ sums }: { sums: Sums }) => (
  <dl className={styles.sums}>
    <dt>Subtotal ({itemsIn(sums.quantity)})</dt>
    <dd>{formatMoney(sums.subtotal)}</dd>
    {sums.volumeDiscount !== 0 && (
      <>
        <dt>Volume Discount ({formatRate(sums.volumeDiscountRate)})</dt>
        <dd>−{formatMoney(Math.abs(sums.volumeDiscount))}</dd>
      </>
    )}
    <dt>{sums.shippingIsEstimate ? 'Shipping Estimate' : 'Shipping'}</dt>
    <dd>{sums.shipping === 0 ? 'Free' : formatMoney(sums.shipping)}</dd>
    <dt className={styles.total}>Total</dt>
    <dd className={styles.total}>{formatMoney(sums.grandTotal)}</dd>
  </dl>
)

const WIDE = '(width >= 992px)'

const watchWidth = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const useHasRoom = () => useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches)
