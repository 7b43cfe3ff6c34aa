import { useLoaderData } from 'react-router-dom'
import { useCart, useRetryCart } from '#client/actors/projects/cart.ts'
import { openCheckouts } from '#client/app/follow/open-checkouts.ts'
import { useCheckoutParts } from '#client/app/parts/checkout-parts.tsx'
import { CheckoutPage } from '#client/features/checkout/checkout-page.tsx'
import { selectCartToken, selectFailure, selectIsSettled } from '#machines/cart-start/selectors.ts'
import { loadOnce } from './load-once.ts'

/** What the last page of this tab has left in the middle goes on before anything is shown. */
export const loader = loadOnce(openCheckouts)

/** Checks out the cart that is held now. */
export const Component = () => {
  const failure = useCart(selectFailure)
  const onRetry = useRetryCart()
  return (
    <CheckoutPage
      checkouts={useLoaderData<typeof loader>()}
      token={useCart(selectCartToken)}
      isSettled={useCart(selectIsSettled)}
      projectPath="/cart"
      {...useCheckoutParts()}
      outage={failure && { message: failure.message, onRetry }}
    />
  )
}
