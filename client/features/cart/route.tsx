import { useCart, useRetryCart } from '#client/actors/cart.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectCartToken, selectFailure, selectIsSettled } from '#machines/cart-start/selectors.ts'
import styles from './cart-screen.module.css'
import { CartScreen } from './cart-screen.tsx'
import { EmptyProject } from './empty-project.tsx'

/** The cart held now (spec.md section 2, Cart/project page). */
export const Component = () => {
  usePageTitle('Cart')
  const token = useCart(selectCartToken)
  const isSettled = useCart(selectIsSettled)
  const failure = useCart(selectFailure)
  const retry = useRetryCart()
  return (
    <div className={styles.screen}>
      {failure && <Unavailable message={failure.message} onRetry={retry} />}
      {token !== null && <CartScreen token={token} key={token} />}
      {token === null && isSettled && !failure && <EmptyProject />}
    </div>
  )
}
