import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { keptClear } from '#client/ui/kept-clear.ts'
import { useSettings } from '#client/ui/settings.tsx'
import * as say from './messages.tsx'
import styles from './order-summary.module.css'

interface CheckOutProps {
  /** Where it leads. */
  path: string
  /** Pieces that can be bought. */
  quantity: number
}

/** The way to an order (spec.md section 2); where there is nothing to order it says so. */
export const CheckOut = ({ path, quantity }: CheckOutProps) => {
  const reason = useId()
  const { stripeKey, takesTestCards } = useSettings()
  const isCardTaken = stripeKey !== null || takesTestCards
  return quantity > 0 ? (
    <>
      <Link to={path} {...keptClear} className={`${makeButtonClass({ size: 'lg' })} ${styles.checkOut}`}>
        {say.checkOut}
      </Link>
      <p className={styles.means}>{isCardTaken ? say.secureWithCard : say.secureByPurchaseOrder}</p>
    </>
  ) : (
    <>
      <Button size="lg" className={styles.checkOut ?? ''} disabled aria-describedby={reason}>
        {say.checkOut}
      </Button>
      <p className={styles.note} id={reason}>
        {say.nothingIsAvailable}
      </p>
    </>
  )
}
