import type { Address, ShownQuote } from '#client/actors/orders/checkout.ts'
import { Arrives } from '#client/features/purchase/arrival.tsx'
import { PostalAddress } from '#client/features/purchase/postal-address.tsx'
import { formatMoney } from '#client/ui/money.ts'
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
      <h3>Shipping to</h3>
      <PostalAddress address={address} />
      <button type="button" className={styles.change} aria-label="Change where it ships" onClick={onChange}>
        Change
      </button>
    </div>
    <div className={styles.cost}>
      <h3>Standard shipping</h3>
      <p>{quote.shipping === 0 ? 'Free' : formatMoney(quote.shipping)}</p>
      <Arrives arrival={quote.arrival} />
      <p className={styles.note}>We’ll email you tracking when it ships.</p>
    </div>
  </div>
)
