import { useQuery } from '@apollo/client/react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useOrderToken } from '#client/actors/orders/order-access.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { ReturnPageDocument } from '#client/apollo/generated/graphql.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import { OrderNotFound } from '../one/order-not-found.tsx'
import { ReturnForm } from './return-form.tsx'
import styles from './return-page.module.css'

/** /orders/{id}/return: for whoever ordered, and for staff on their behalf. */
export const Component = () => {
  const { id = '' } = useParams()
  const visitor = useAuth(selectUser)?.uuid ?? 'guest'
  return <ReturnScreen key={`${id} ${visitor}`} orderId={id} />
}

const ReturnScreen = ({ orderId }: { orderId: string }) => {
  usePageTitle(`Return items of order #${orderId}`)
  const navigate = useNavigate()
  const cartToken = useOrderToken(orderId)
  const { data, error, refetch } = useQuery(ReturnPageDocument, {
    variables: { orderId, cartToken },
    fetchPolicy: 'cache-and-network',
  })
  const order = data?.order
  if (data && !order) return <OrderNotFound orderId={orderId} />
  return (
    <div className={styles.page} aria-busy={!order && !error}>
      <header>
        <p className={styles.trail}>
          <Link to={`/orders/${orderId}`}>Order #{orderId}</Link>
        </p>
        <h1>Return items</h1>
      </header>
      {error && <Unavailable message="The order cannot be shown right now." onRetry={() => void refetch()} />}
      {order &&
        (order.returns.left.length > 0 ? (
          <ReturnForm
            order={order}
            cartToken={cartToken}
            onRequested={() => void navigate(`/orders/${orderId}#returns`)}
          />
        ) : (
          <p>Nothing in this order can be returned right now.</p>
        ))}
    </div>
  )
}
