import type { SharedProjectQuery } from '#client/apollo/generated/graphql.ts'
import { formatMoney, formatRate } from '#client/ui/money.ts'
import styles from './sums.module.css'

/** What it would come to; what cannot be had is not in it. */
export const Sums = ({ project }: { project: NonNullable<SharedProjectQuery['sharedProject']> }) => (
  <section className={styles.sums} aria-label="What it comes to">
    <h2>What it comes to</h2>
    <dl>
      <dt>
        Subtotal ({project.quantity} {project.quantity === 1 ? 'item' : 'items'})
      </dt>
      <dd>{formatMoney(project.subtotal)}</dd>
      {project.volumeDiscount !== 0 && (
        <>
          <dt>Volume Discount ({formatRate(project.volumeDiscountRate)})</dt>
          <dd>−{formatMoney(Math.abs(project.volumeDiscount))}</dd>
        </>
      )}
      <dt>Shipping Estimate</dt>
      <dd>{project.shipping === 0 ? 'Free' : formatMoney(project.shipping)}</dd>
      <dt className={styles.total}>Total</dt>
      <dd className={styles.total}>{formatMoney(project.grandTotal)}</dd>
    </dl>
  </section>
)
