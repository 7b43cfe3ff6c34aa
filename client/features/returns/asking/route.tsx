import { useQuery } from '@apollo/client/react'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { useOrderToken } from '#client/actors/orders/order-access.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { ReturnPageDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import * as say from './messages.tsx'
import { ReturnForm } from './return-form.tsx'
import styles from './return-page.module.css'

interface ReturnRouteProps {
  OrderNotFound: ComponentType<{ orderId: string }>
}

/** /orders/{id}/return: for whoever ordered, and for staff on their behalf. */
export const ReturnRoute = ({ OrderNotFound }: ReturnRouteProps) => {
  const { id = '' } = useParams()
  const owner = useAuth(selectUser)?.uuid ?? null
  return <ReturnScreen key={`${id} ${owner}`} orderId={id} owner={owner} OrderNotFound={OrderNotFound} />
}

interface ReturnScreenProps extends ReturnRouteProps {
  orderId: string
  /** The account; null for a guest. */
  owner: string | null
}

const ReturnScreen = ({ orderId, owner, OrderNotFound }: ReturnScreenProps) => {
  usePageTitle(say.titleOf(orderId))
  const navigate = useNavigate()
  const raise = useRaiseAlert()
  const cartToken = useOrderToken(orderId)
  const { data, error, loading, refetch } = useQuery(ReturnPageDocument, {
    variables: { orderId, cartToken },
    fetchPolicy: 'cache-and-network',
  })
  const order = data?.order
  const canReturn = order !== undefined && order !== null && order.returns.left.length > 0
  if (data && !order) return <OrderNotFound orderId={orderId} />
  const goToOrder = () => {
    raise({ status: 'success', text: say.requested })
    void navigate(`/orders/${orderId}#returns`)
  }
  return (
    <div className={styles.page} aria-busy={!order && !error}>
      <header>
        <p className={styles.trail}>
          <Link to={`/orders/${orderId}`}>{say.orderName(orderId)}</Link>
        </p>
        <h1>{say.returnItems}</h1>
      </header>
      {error && <Unavailable message={say.orderNotShown} onRetry={() => void refetch()} />}
      {loading && !canReturn && <LoadingBar label={say.loadingOrder} />}
      {order && (canReturn || !loading) && (
        <Asking order={order} owner={owner} cartToken={cartToken} onRequested={goToOrder} />
      )}
    </div>
  )
}

/** The form stays until it has heard that its return was asked for, though nothing is left to return. */
const Asking = (props: ComponentProps<typeof ReturnForm>) => {
  const [canReturn] = useState(props.order.returns.left.length > 0)
  return canReturn ? <ReturnForm {...props} /> : <p>{say.nothingToReturn}</p>
}
