import { type ApolloCache, CombinedGraphQLErrors, type Reference } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { CartScreenDocument } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { offsetOf, PER_PAGE } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { CartItemRow, lineId } from './cart-item-row.tsx'
import styles from './cart-screen.module.css'
import { EmptyProject } from './empty-project.tsx'
import { History } from './history/history.tsx'
import { OrderSummary } from './order-summary.tsx'
import { readPage, writePage } from './page.ts'

interface CartScreenProps {
  token: string
  /** Why it could not be found out whether this is still the cart, and how to ask again. */
  outage: { message: string; onRetry: () => void } | null
}

/**
 * A project with its lines and sums. They are the cache's; a change of a line brings new sums with it. What could not be read
 * is said once, and what is on the screen stays there.
 */
export const CartScreen = ({ token, outage }: CartScreenProps) => {
  const [params, setParams] = useSearchParams()
  const { page, limit } = readPage(params)
  const [hasRemoved, setHasRemoved] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, previousData, error, loading, refetch, client } = useQuery(CartScreenDocument, {
    variables: { token, page, pageSize: limit },
    fetchPolicy: 'cache-and-network',
  })
  const go = (wanted: { page: number; limit: number }) => setParams(writePage(wanted))
  const shown = data ?? (loading ? previousData : undefined)

  if (error && page > 1 && isPastTheEnd(error)) return <Navigate to="/cart" replace />
  const message = (outage ?? error)?.message
  const retry = () => {
    outage?.onRetry()
    refetch()
  }
  const unavailable = message ? <Unavailable message={message} onRetry={retry} /> : null
  if (!shown) return unavailable
  const { cart } = shown
  if (!cart) return unavailable ?? <EmptyProject takesFocus={hasRemoved} />
  const history = (
    <History
      cartToken={cart.token}
      isGuest={cart.isGuest}
      version={`${cart.quantity} ${cart.subtotal} ${cart.items.count}`}
    />
  )
  if (cart.items.count === 0)
    return (
      unavailable ?? (
        <>
          <EmptyProject takesFocus={hasRemoved} />
          <div className={styles.emptyHistory}>{history}</div>
        </>
      )
    )
  const { count, items } = cart.items

  const forgetLine = (removedId: string) => {
    const index = items.findIndex(({ id }) => id === removedId)
    const neighbour = items[index + 1] ?? items[index - 1]
    const line = neighbour ? document.getElementById(lineId(neighbour.id)) : null
    const target = line ?? heading.current
    target?.focus()
    setHasRemoved(true)
    forgetItem(client.cache, token, removedId)
    if (items.length === 1 && page > 1) go({ page: page - 1, limit })
    else refetch()
  }

  return (
    <>
      {unavailable}
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1}>
          {cart.project.name || cart.project.label}
        </h1>
        <Link to="/cart" aria-label={`Project ${cart.project.id}`}>
          #{cart.project.id}
        </Link>
      </header>
      <div className={styles.columns}>
        <div aria-busy={loading}>
          <ul className={styles.items} aria-label="Items">
            {items.map((item) => (
              <CartItemRow key={item.id} cartToken={cart.token} item={item} onRemoved={forgetLine} />
            ))}
          </ul>
          {count > PER_PAGE[0] && (
            <PaginationBar
              total={count}
              limit={limit}
              offset={offsetOf(page, limit)}
              onPage={(wanted) => go({ page: wanted, limit })}
              onLimit={(wanted) => go({ page: 1, limit: wanted })}
            />
          )}
          <Link to="/search" className={styles.more}>
            Keep looking <ArrowIcon />
          </Link>
        </div>
        <div className={styles.side}>
          <OrderSummary cart={cart} />
          {history}
        </div>
      </div>
    </>
  )
}

/** Out of the list at once: a line that is brought back soon after is another one to the screen. */
const forgetItem = (cache: ApolloCache, token: string, itemId: string) =>
  cache.modify({
    id: cache.identify({ __typename: 'Cart', token }) ?? '',
    fields: {
      items: (page: unknown, { readField }) =>
        isItemPage(page)
          ? { ...page, items: page.items.filter((item) => readField('id', item) !== itemId) }
          : page,
    },
  })

const isItemPage = (page: unknown): page is { items: Reference[] } =>
  typeof page === 'object' && page !== null && 'items' in page && Array.isArray(page.items)

const isPastTheEnd = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND')
