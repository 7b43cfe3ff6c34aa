import { useCart, useRetryCart } from '#client/actors/projects/cart.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectCartToken, selectFailure, selectIsSettled } from '#machines/cart-start/selectors.ts'
import styles from './cart-screen.module.css'
import { CartScreen } from './cart-screen.tsx'
import { EmptyProject } from './empty-project.tsx'
import * as say from './messages.tsx'
import { NotRead } from './not-read.tsx'
import type { ReviewParts } from './parts.ts'

/** The cart held now (spec.md section 2, Cart/project page). */
export const CartPage = (parts: ReviewParts) => {
  usePageTitle(say.cart)
  const token = useCart(selectCartToken)
  const isSettled = useCart(selectIsSettled)
  const failure = useCart(selectFailure)
  const onRetry = useRetryCart()
  const outage = failure && { message: failure.message, onRetry }
  const withoutCart =
    isSettled && !outage ? (
      <EmptyProject Hearted={parts.Hearted} />
    ) : (
      <NotRead>{outage ? <Unavailable {...outage} /> : <LoadingBar label={say.loadingCart} />}</NotRead>
    )
  return (
    <div className={styles.screen}>
      {token === null ? (
        withoutCart
      ) : (
        <CartScreen
          key={token}
          token={token}
          path="/cart"
          checkoutPath="/checkout"
          outage={outage}
          {...parts}
        />
      )}
    </div>
  )
}
