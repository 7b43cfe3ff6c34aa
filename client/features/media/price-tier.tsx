import * as say from './messages.ts'
import styles from './price-tier.module.css'

const TIERS = 4

/** A price as dollar signs out of four (spec.md section 2). */
export const PriceTier = ({ price }: { price: number }) => (
  <span className={styles.tier} role="img" aria-label={say.priceTier(price, TIERS)}>
    {'$'.repeat(price)}
    <span className={styles.rest}>{'$'.repeat(Math.max(0, TIERS - price))}</span>
  </span>
)
