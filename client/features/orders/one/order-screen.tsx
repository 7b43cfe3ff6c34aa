import { useQuery } from '@apollo/client/react'
import { type ComponentType, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useOrderToken } from '#client/actors/orders/order-access.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { OrderPageDocument } from '#client/apollo/generated/graphql.ts'
import { Arrives } from '#client/features/purchase/arrival.tsx'
import { UNPAID_NOTE } from '#client/features/purchase/arrival-words.ts'
import { SumsPanel } from '#client/features/purchase/sums.tsx'
import type { ConfirmReturnProps } from '#client/features/returns/confirm-return.tsx'
import { OrderReturns } from '#client/features/returns/order-returns.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectIsSignedIn, selectIsStaff } from '#machines/auth/selectors.ts'
import * as say from '../messages.tsx'
import { Changes } from './changing/changes.tsx'
import type { ConfirmChangeProps } from './changing/confirm-change.tsx'
import { InvoiceButton } from './invoice-button.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import styles from './order-screen.module.css'
import { OrderTimeline } from './order-timeline.tsx'
import { ProjectFact } from './project-fact.tsx'
import { ReorderButton } from './reorder-button.tsx'
import { ShipTo } from './ship-to.tsx'
import { isAwaitingPayment, isUnderWay } from './standing.ts'
import { standingInWords } from './standing-words.ts'

interface OrderScreenProps {
  orderId: string
  ConfirmChange: ComponentType<ConfirmChangeProps>
  ConfirmReturn: ComponentType<ConfirmReturnProps>
}

/** How an order stands, what may be done about it, and what was ordered. */
export const OrderScreen = ({ orderId, ConfirmChange, ConfirmReturn }: OrderScreenProps) => {
  usePageTitle(say.orderNumber(orderId))
  const isSignedIn = useAuth(selectIsSignedIn)
  const isStaff = useAuth(selectIsStaff)
  const cartToken = useOrderToken(orderId)
  const standing = useRef<HTMLParagraphElement>(null)
  const { data, error, refetch } = useQuery(OrderPageDocument, {
    variables: { orderId, cartToken },
    fetchPolicy: 'cache-and-network',
  })
  const order = data?.order
  if (data && !order) return <OrderNotFound orderId={orderId} />
  const by = isStaff ? 'staff' : 'owner'
  const placed = order?.timeline[0]
  const isOwn = !isStaff || placed?.who.isYou === true
  return (
    <div className={styles.page} aria-busy={!order && !error}>
      <header className={styles.header}>
        <p className={styles.trail}>{isSignedIn && <Link to="/orders">{say.orders}</Link>}</p>
        <h1>{say.orderNumber(orderId)}</h1>
        {order && (
          <p ref={standing} tabIndex={-1} className={styles.standing} role="status">
            {standingInWords(order, by)}
          </p>
        )}
        {order && isUnderWay(order.status) && (
          <Arrives arrival={order.arrival} note={isAwaitingPayment(order) ? UNPAID_NOTE : undefined} />
        )}
      </header>
      {error && <Unavailable message={say.cannotShowOrder} onRetry={() => void refetch()} />}
      {order && (
        <>
          <OrderTimeline moments={order.timeline} showsWho={isStaff} />
          <Changes
            order={order}
            by={by}
            cartToken={cartToken}
            ConfirmChange={ConfirmChange}
            onChanged={() => standing.current?.focus()}
            onOutdated={() => {
              void refetch()
              standing.current?.focus()
            }}
          >
            <InvoiceButton orderId={orderId} cartToken={cartToken} />
            {isOwn && <ReorderButton orderId={orderId} cartToken={cartToken} isSignedIn={isSignedIn} />}
          </Changes>
          <OrderReturns
            order={order}
            cartToken={cartToken}
            by={isOwn ? 'owner' : 'staff'}
            ConfirmReturn={ConfirmReturn}
            onOutdated={() => void refetch()}
          />
          <div className={styles.columns}>
            <OrderLines lines={order.lines} isStaff={isStaff} />
            <div className={styles.side}>
              <SumsPanel title={say.orderSummary} sums={{ ...order, shippingIsEstimate: false }} />
              <ShipTo order={order} />
              <dl className={styles.facts}>
                <dt>{say.updatesGoTo}</dt>
                <dd>{order.email}</dd>
                <ProjectFact project={order.project} isOwn={isSignedIn && isOwn} />
              </dl>
            </div>
          </div>
        </>
      )}
    </div>
  )
}
