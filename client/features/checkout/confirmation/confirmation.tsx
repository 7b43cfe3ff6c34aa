import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { useOrderToken } from '#client/actors/orders/order-access.ts'
import { OrderConfirmationDocument } from '#client/apollo/generated/graphql.ts'
import { arrivalInWords, UNPAID_NOTE } from '#client/features/purchase/arrival-words.ts'
import { PostalAddress } from '#client/features/purchase/postal-address.tsx'
import { makeButtonClass } from '#client/ui/button.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { Lines } from '../lines.tsx'
import { Summary } from '../summary.tsx'
import styles from './confirmation.module.css'
import { NotHere } from './not-here.tsx'

/** Thanks, what was ordered, and what happens next; the same after a reload. */
export const Confirmation = ({ orderId }: { orderId: string }) => {
  usePageTitle(`Order #${orderId}`)
  const cartToken = useOrderToken(orderId)
  const { data, error, refetch } = useQuery(OrderConfirmationDocument, { variables: { orderId, cartToken } })
  if (error)
    return (
      <div className={styles.page}>
        <Unavailable message={error.message} onRetry={() => void refetch()} />
      </div>
    )
  if (!data)
    return (
      <div className={styles.page}>
        <LoadingBar label="Reading the order" />
      </div>
    )
  const { order } = data
  if (!order) return <NotHere orderId={orderId} />
  const { address, arrival, email, payment, lines } = order
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div>
          <p className={styles.number}>Order #{order.orderId}</p>
          <h1>Thank you</h1>
          <p className={styles.lead}>
            Your order has been placed.{' '}
            {cartToken === null ? (
              <>
                We mail its confirmation, with the invoice, to <strong>{email}</strong>.
              </>
            ) : (
              <>
                We mailed a link to <strong>{email}</strong>: open it, and we send you the confirmation with
                the invoice.
              </>
            )}
          </p>
          <h2>What happens next</h2>
          <ol className={styles.next}>
            <li>
              {payment.method === 'CARD'
                ? 'Your card is charged.'
                : `The invoice names your purchase order, ${payment.reference}.`}
            </li>
            <li>Each picture is printed for you, as you chose it.</li>
            <li>When it leaves, we mail you the carrier and the tracking number.</li>
            {arrival && (
              <li>
                It arrives {arrivalInWords(arrival)}. {payment.method === 'PURCHASE_ORDER' && UNPAID_NOTE}
              </li>
            )}
          </ol>
          <h2>It goes to</h2>
          <div className={styles.address}>
            <PostalAddress address={address} />
          </div>
          <div className={styles.ways}>
            <Link to={`/orders/${orderId}`} className={makeButtonClass({ size: 'lg' })}>
              View order
            </Link>
            <Link to="/search?sort=popular" className={makeButtonClass({ size: 'lg', variant: 'outline' })}>
              See more art
            </Link>
          </div>
        </div>
        <aside>
          <Summary sums={{ ...order, shippingIsEstimate: false }}>
            <Lines
              lines={lines.map((line) => ({ key: line.id, ...line }))}
              label="What you ordered"
              isCompact
            />
          </Summary>
        </aside>
      </div>
    </div>
  )
}
