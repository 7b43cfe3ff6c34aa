import type { ShipTo_OrderFragment } from '#client/apollo/generated/graphql.ts'
import styles from './order-screen.module.css'

/** Where it goes, and how it is paid. */
export const ShipTo = ({ order: { address, payment } }: { order: ShipTo_OrderFragment }) => (
  <dl className={styles.facts}>
    <dt>Ships to</dt>
    <dd>
      <address>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </dd>
    <dt>Payment</dt>
    <dd>
      {payment.method === 'CARD' ? 'Card' : 'Purchase order'}
      {payment.reference && <span className={styles.reference}>{payment.reference}</span>}
    </dd>
  </dl>
)

const addressLines = (address: ShipTo_OrderFragment['address']): string[] => {
  const { name, label, streetNumber, route, locality, administrativeArea, postalCode, country } = address
  return [
    name,
    label,
    `${streetNumber} ${route}`.trim(),
    `${locality}, ${administrativeArea} ${postalCode}`,
    country === 'US' ? 'United States' : country === 'CA' ? 'Canada' : country,
  ].filter((line) => line !== '')
}
