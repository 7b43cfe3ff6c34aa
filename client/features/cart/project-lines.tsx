import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { CartScreenQuery } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import type { PagePlace } from '#client/ui/pagination/page-address.ts'
import { offsetOf, PER_PAGE } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { CartItemRow } from './cart-item-row.tsx'
import styles from './cart-screen.module.css'
import * as say from './messages.tsx'

export type Project = NonNullable<CartScreenQuery['cart']>

interface ProjectLinesProps {
  cart: Project
  place: PagePlace
  isBusy: boolean
  onPlace: (place: PagePlace) => void
  onRemoved: (itemId: string) => void
  /** What was said about a line. */
  reviewsOf: (itemId: string) => ReactNode
}

/** The lines of a project, some at a time. */
export const ProjectLines = ({ cart, place, isBusy, onPlace, onRemoved, reviewsOf }: ProjectLinesProps) => {
  const { page, limit } = place
  const { count, items } = cart.items
  return (
    <div aria-busy={isBusy}>
      <ul className={styles.items} aria-label={say.items}>
        {items.map((item) => (
          <CartItemRow
            key={item.id}
            cartToken={cart.token}
            item={item}
            isClosed={cart.latestOrder !== null}
            onRemoved={onRemoved}
            reviews={reviewsOf(item.id)}
          />
        ))}
      </ul>
      {count > PER_PAGE[0] && (
        <PaginationBar
          total={count}
          limit={limit}
          offset={offsetOf(page, limit)}
          onPage={(wanted) => onPlace({ page: wanted, limit })}
          onLimit={(wanted) => onPlace({ page: 1, limit: wanted })}
        />
      )}
      <Link to="/search" className={styles.more}>
        {say.continueShopping} <ArrowIcon />
      </Link>
    </div>
  )
}
