import { useQuery } from '@apollo/client/react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { OrdersPageDocument } from '#client/apollo/generated/graphql.ts'
import { isPastTheEnd } from '#client/apollo/past-the-end.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { offsetOf, PER_PAGE } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import * as say from '../messages.tsx'
import { asksForAll, readPage, writeQueryAt } from './address.ts'
import { AllSwitch } from './all-switch.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderRow } from './order-row.tsx'
import styles from './orders-list.module.css'
import { OrdersLoading } from './orders-loading.tsx'

/** /orders: one's own, newest first; staff may see everyone's. */
export const Component = () => {
  usePageTitle(say.orders)
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const isStaff = useAuth(selectIsStaff)
  const all = isStaff && asksForAll(address)
  const { page, limit } = readPage(address)
  const { data, previousData, error, loading, refetch } = useQuery(OrdersPageDocument, {
    variables: { page, pageSize: limit, all },
    fetchPolicy: 'cache-and-network',
  })
  const found = (data ?? (loading ? previousData : undefined))?.orders
  const isPast = isPastTheEnd(error) || (found?.orders.length === 0 && found.count > 0)
  if (page > 1 && isPast)
    return <Navigate to={{ search: writeQueryAt(address, { limit, offset: 0 }) }} replace />
  return (
    <div className={styles.page} aria-busy={loading}>
      <header className={styles.header}>
        <h1>{say.orders}</h1>
        {isStaff && <AllSwitch />}
      </header>
      {error && <Unavailable message={say.cannotShowOrders} onRetry={() => void refetch()} />}
      {!found && !error && <OrdersLoading />}
      {found?.count === 0 && <NoOrders all={all} isStaff={isStaff} />}
      {found && found.count > 0 && (
        <ul className={styles.orders} aria-label={say.orders}>
          {found.orders.map((order) => (
            <OrderRow key={order.orderId} order={order} showsOwner={all} />
          ))}
        </ul>
      )}
      {found && found.count > PER_PAGE[0] && (
        <PaginationBar
          total={found.count}
          limit={limit}
          offset={offsetOf(page, limit)}
          onPage={(to) =>
            void navigate({ search: writeQueryAt(address, { limit, offset: offsetOf(to, limit) }) })
          }
          onLimit={(to) => void navigate({ search: writeQueryAt(address, { limit: to, offset: 0 }) })}
        />
      )}
    </div>
  )
}
