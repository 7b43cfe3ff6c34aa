import { keptClear } from '#client/ui/kept-clear.ts'
import styles from './free-shipping.module.css'
import * as say from './messages.tsx'

const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** What is missing to free shipping, in whole dollars that suffice. `gap` is in cents. */
export const FreeShipping = ({ gap }: { gap: number | null }) =>
  gap !== null && (
    <p {...keptClear} className={styles.free} data-reached={gap === 0}>
      {gap === 0 ? say.getsFreeShipping : say.addForFreeShipping(WHOLE_DOLLARS.format(Math.ceil(gap / 100)))}
    </p>
  )
