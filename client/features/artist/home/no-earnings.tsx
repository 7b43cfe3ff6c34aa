import nothing from '#client/ui/nothing-here.module.css'
import * as say from './messages.tsx'

/** What comes before the first royalty. */
export const NoEarnings = ({ isOnSale, waiting }: { isOnSale: boolean; waiting: number }) => (
  <section className={nothing.none}>
    <h2>{say.noEarnings}</h2>
    <p>{isOnSale ? say.onSale : waiting > 0 ? say.reviewFirst(waiting) : say.afterFirstSale}</p>
  </section>
)
