import { useFragment } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { useCart, useRetryCart } from '#client/actors/projects/cart.ts'
import { CartLink_CartFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { CartIcon } from '#client/ui/icons.tsx'
import { selectCartToken, selectFailure } from '#machines/cart-start/selectors.ts'
import styles from './cart-link.module.css'
import header from './header.module.css'
import * as say from './messages.ts'

/**
 * How many pieces are in the cart, and which project it is; where that could not be loaded, the way to ask
 * again.
 */
export const CartLink = () => {
  const failure = useCart(selectFailure)
  const token = useCart(selectCartToken)
  const { data, complete } = useFragment({
    fragment: CartLink_CartFragmentDoc,
    from: token ? { __typename: 'Cart', token } : null,
  })
  if (failure && !complete) return <NotLoaded />
  const cart = complete ? data : { quantity: 0, project: { name: '' } }
  const { quantity, project } = cart
  return (
    <Link className={header.tool} to="/cart">
      <span className={styles.icon}>
        <CartIcon />
        <span className={quantity > 0 ? styles.count : 'visually-hidden'}>{quantity}</span>
      </span>
      <span className="visually-hidden">{quantity === 1 ? say.itemIn : say.itemsIn}</span>
      <span className={header.word}>{project.name || say.cart}</span>
    </Link>
  )
}

const NotLoaded = () => (
  <button type="button" className={header.tool} onClick={useRetryCart()}>
    <span className={styles.icon}>
      <CartIcon />
      <span className={styles.mark} aria-hidden="true">
        !
      </span>
    </span>
    <span className={header.word}>{say.cartNotLoaded}</span>
  </button>
)
