import type { Address, ShownQuote } from '#client/actors/orders/checkout.ts'
import { Arrives } from '#client/features/purchase/arrival.tsx'
import { PostalAddress } from '#client/features/purchase/postal-address.tsx'
import { formatMoney } from '#client/ui/money.ts'
import * as say from './messages.tsx'
import styles from './shipping.module.css'

interface ShippingProps {
  address: Address
  quote: Pick<ShownQuote, 'shipping' | 'arrival'>
  onChange: () => void
}

/** Where it goes, what it costs to bring it there, and when it arrives. */
export const Shipping = ({ address, quote, onChange }: ShippingProps) => (
  <div className={styles.way}>
    <div>
      <h3>{say.shippingTo}</h3>
      <PostalAddress address={address} />
      <button type="button" className={styles.change} aria-label={say.changeWhereItShips} onClick={onChange}>
        {say.change}
      </button>
    </div>
    <div className={styles.cost}>
      <h3>{say.standardShipping}</h3>
      <p>{quote.shipping === 0 ? say.free : formatMoney(quote.shipping)}</p>
      <Arrives arrival={quote.arrival} />
      <p className={styles.note}>{say.trackingComes}</p>
    </div>
  </div>
)
