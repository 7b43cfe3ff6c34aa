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
import { KeepOrder } from './keep-order.tsx'
import * as say from './messages.tsx'
import { NotHere } from './not-here.tsx'

/** Thanks, what was ordered, and what happens next; the same after a reload. */
export const Confirmation = ({ orderId }: { orderId: string }) => {
  usePageTitle(say.orderNumber(orderId))
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
        <LoadingBar label={say.loadingOrder} />
      </div>
    )
  const { order } = data
  if (!order) return <NotHere orderId={orderId} />
  const { address, arrival, email, payment, lines } = order
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div>
          <p className={styles.number}>{say.orderNumber(order.orderId)}</p>
          <h1>{say.thankYou}</h1>
          <p className={styles.lead}>
            {say.orderIsPlaced}{' '}
            {cartToken === null
              ? say.confirmationIsMailed(<strong>{email}</strong>)
              : say.linkIsMailed(<strong>{email}</strong>)}
          </p>
          {cartToken !== null && (
            <KeepOrder orderId={orderId} email={email} ofAccount={order.ofAccount} cartToken={cartToken} />
          )}
          <h2>{say.whatHappensNext}</h2>
          <ol className={styles.next}>
            <li>
              {payment.method === 'CARD' ? say.cardIsCharged : say.invoiceNames(payment.reference ?? '')}
            </li>
            <li>{say.eachIsPrinted}</li>
            <li>{say.trackingIsMailed}</li>
            {arrival && (
              <li>
                {say.arrives(arrivalInWords(arrival))} {payment.method === 'PURCHASE_ORDER' && UNPAID_NOTE}
              </li>
            )}
          </ol>
          <h2>{say.shipsTo}</h2>
          <div className={styles.address}>
            <PostalAddress address={address} />
          </div>
          <div className={styles.ways}>
            <Link to={`/orders/${orderId}`} className={makeButtonClass({ size: 'lg' })}>
              {say.viewOrder}
            </Link>
            <Link to="/search?sort=popular" className={makeButtonClass({ size: 'lg', variant: 'outline' })}>
              {say.seeMoreArt}
            </Link>
          </div>
        </div>
        <aside>
          <Summary sums={{ ...order, shippingIsEstimate: false }}>
            <Lines
              lines={lines.map((line) => ({ key: line.id, ...line }))}
              label={say.whatYouOrdered}
              isCompact
            />
          </Summary>
        </aside>
      </div>
    </div>
  )
}
