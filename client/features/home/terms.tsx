import { Link } from 'react-router-dom'
import { formatShortMoney } from '#client/ui/money.ts'
import { useSettings } from '#client/ui/settings.tsx'
import * as say from './messages.tsx'
import styles from './terms.module.css'

/** What everybody asks before they buy, in a few words each, and where the rest is said. */
export const Terms = () => {
  const { freeShippingOver, returnDays } = useSettings()
  return (
    <ul className={styles.terms} aria-label={say.goodToKnow}>
      <li>
        <Link to="/shipping">{say.madeToOrder}</Link>
      </li>
      {freeShippingOver !== null && (
        <li>
          <Link to="/shipping">{say.freeShippingOver(formatShortMoney(freeShippingOver))}</Link>
        </li>
      )}
      <li>
        <Link to="/returns">{say.returnsWithin(returnDays)}</Link>
      </li>
    </ul>
  )
}
