import { keptClear } from '#client/ui/kept-clear.ts'
import { formatShortMoney } from '#client/ui/money.ts'
import styles from './free-shipping.module.css'
import * as say from './messages.tsx'

/** What is missing to free shipping, in whole dollars that suffice. `gap` is in cents. */
export const FreeShipping = ({ gap }: { gap: number | null }) =>
  gap !== null && (
    <p {...keptClear} className={styles.free} data-reached={gap === 0}>
      {gap === 0
        ? say.getsFreeShipping
        : say.addForFreeShipping(formatShortMoney(Math.ceil(gap / 100) * 100))}
    </p>
  )
