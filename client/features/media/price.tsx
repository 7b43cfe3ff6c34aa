import { formatShortMoney } from '#client/ui/money.ts'
import * as say from './messages.ts'
import styles from './price.module.css'
import { PriceTier } from './price-tier.tsx'

interface PriceProps {
  image: {
    price: number
    /** Cents; null when it is not known. */
    priceFrom: number | null
  }
}

/** What a picture costs at least, beside its dollar signs (spec.md section 2, Media grid). */
export const Price = ({ image: { price, priceFrom } }: PriceProps) => (
  <span className={styles.price}>
    {priceFrom !== null && <span>{say.fromPrice(formatShortMoney(priceFrom))}</span>}
    <PriceTier price={price} />
  </span>
)
