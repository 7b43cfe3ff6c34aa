import type { ShipTo_OrderFragment } from '#client/apollo/generated/graphql.ts'
import { PostalAddress } from '#client/features/purchase/postal-address.tsx'
import * as say from '../messages.tsx'
import styles from './order-screen.module.css'

/** Where it goes, and how it is paid. */
export const ShipTo = ({ order: { address, payment } }: { order: ShipTo_OrderFragment }) => (
  <dl className={styles.facts}>
    <dt>{say.shipsTo}</dt>
    <dd>
      <PostalAddress address={address} />
    </dd>
    <dt>{say.payment}</dt>
    <dd>
      {payment.method === 'CARD' ? say.card : say.purchaseOrder}
      {payment.reference && <span className={styles.reference}>{payment.reference}</span>}
    </dd>
  </dl>
)
