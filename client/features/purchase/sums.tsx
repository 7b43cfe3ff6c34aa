import type { ReactNode } from 'react'
import { countInWords } from '#client/ui/count-in-words.ts'
import { formatMoney, formatRate } from '#client/ui/money.ts'
import * as say from './messages.ts'
import styles from './sums.module.css'

/** What several prints come to, in cents. */
export interface Sums {
  quantity: number
  subtotal: number
  volumeDiscount: number
  volumeDiscountRate: number
  shipping: number
  /** Null where none is collected; left out while the address is unknown. */
  tax?: { amount: number; rate: number } | null
  /** True while the address is unknown. */
  shippingIsEstimate: boolean
  grandTotal: number
}

/** Rates of states have up to three digits after the point. */
const TAX_RATE = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 3 })

export const itemsInWords = (quantity: number): string => countInWords(quantity, 'item')

/**
 * The sums, one below the other (spec.md section 2). The discount shows when there is one, the tax once it is
 * known.
 */
export const SumList = ({ sums }: { sums: Sums }) => (
  <>
    <dl className={styles.sums}>
      <dt>{say.subtotal(itemsInWords(sums.quantity))}</dt>
      <dd>{formatMoney(sums.subtotal)}</dd>
      {sums.volumeDiscount !== 0 && (
        <>
          <dt>{say.volumeDiscount(formatRate(sums.volumeDiscountRate))}</dt>
          <dd>−{formatMoney(Math.abs(sums.volumeDiscount))}</dd>
        </>
      )}
      <dt>{sums.shippingIsEstimate ? say.shippingEstimate : say.shipping}</dt>
      <dd>{sums.shipping === 0 ? say.free : formatMoney(sums.shipping)}</dd>
      {sums.tax && (
        <>
          <dt>{say.salesTax(TAX_RATE.format(sums.tax.rate))}</dt>
          <dd>{formatMoney(sums.tax.amount)}</dd>
        </>
      )}
      <dt className={styles.total}>{say.total}</dt>
      <dd className={styles.total}>{formatMoney(sums.grandTotal)}</dd>
    </dl>
    {sums.shippingIsEstimate && <p className={styles.taxNote}>{say.taxAtCheckout}</p>}
  </>
)

interface SumsPanelProps {
  title: string
  sums: Sums
  /** The way on from here. */
  children?: ReactNode
}

/** The sums in a panel of their own. They are read out when they change while one looks on. */
export const SumsPanel = ({ title, sums, children }: SumsPanelProps) => (
  <section className={styles.panel} aria-label={title}>
    <h2>{title}</h2>
    <div aria-live="polite">
      <SumList sums={sums} />
    </div>
    {children}
  </section>
)
