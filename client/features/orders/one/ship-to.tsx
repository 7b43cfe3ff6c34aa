import type { ShipTo_OrderFragment } from '#client/apollo/generated/graphql.ts'
import { PostalAddress } from '#client/features/purchase/postal-address.tsx'
import styles from './order-screen.module.css'

/** Where it goes, and how it is paid. */
export const ShipTo = ({ order: { address, payment } }: { order: ShipTo_OrderFragment }) => (
  <dl className={styles.facts}>
    <dt>Ships to</dt>
    <dd>
      <PostalAddress address={address} />
    </dd>
    <dt>Payment</dt>
    <dd>
      {payment.method === 'CARD' ? 'Card' : 'Purchase order'}
      {payment.reference && <span className={styles.reference}>{payment.reference}</span>}
    </dd>
  </dl>
)
