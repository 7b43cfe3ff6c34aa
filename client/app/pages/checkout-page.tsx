import { useActors } from '#client/actors/context.ts'
import { useCart, useRetryCart } from '#client/actors/projects/cart.ts'
import { openCheckouts } from '#client/app/follow/open-checkouts.ts'
import { useCheckoutParts } from '#client/app/parts/checkout-parts.tsx'
import { CheckoutPage } from '#client/features/checkout/checkout-page.tsx'
import { selectCartToken, selectFailure, selectIsSettled } from '#machines/cart-start/selectors.ts'
import { loadCheckout } from './checkout-loader.ts'

export const loader = loadCheckout

/** Checks out the cart that is held now. */
export const Component = () => {
  const failure = useCart(selectFailure)
  const onRetry = useRetryCart()
  return (
    <CheckoutPage
      checkouts={openCheckouts(useActors())}
      token={useCart(selectCartToken)}
      isSettled={useCart(selectIsSettled)}
      projectPath="/cart"
      {...useCheckoutParts()}
      outage={failure && { message: failure.message, onRetry }}
    />
  )
}
