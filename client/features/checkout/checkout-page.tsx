import { useEffect, useSyncExternalStore } from 'react'
import type { Checkouts } from '#client/actors/orders/checkouts.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './checkout-page.module.css'
import * as say from './messages.tsx'
import { NothingToOrder } from './nothing-to-order.tsx'
import { OwnCheckout } from './own-checkout.tsx'
import type { CheckoutParts } from './slots.ts'
import { useLeadOn } from './use-lead-on.ts'

interface CheckoutPageProps extends CheckoutParts {
  checkouts: Checkouts
  /** Of the project to check out; null while it is not known, or there is none. */
  token: string | null
  /** True once it is known whether there is one. */
  isSettled: boolean
  outage: { message: string; onRetry: () => void } | null
  /** Where the project can be changed. */
  projectPath: string
}

/** From a project to an order (spec.md section 2, Checkout). */
export const CheckoutPage = ({ checkouts, token, isSettled, outage, ...view }: CheckoutPageProps) => {
  usePageTitle(say.checkout)
  const leadOn = useLeadOn()
  const checkout = useSyncExternalStore(checkouts.subscribe, checkouts.findCurrent)
  useEffect(
    () =>
      checkouts.show({
        goToPlaced: (orderId) => leadOn(`/checkout/confirmation/${orderId}`),
        goToKnown: (orderId) => leadOn(`/orders/${orderId}`),
      }),
    [checkouts, leadOn],
  )
  useEffect(() => {
    if (token !== null) checkouts.open(token)
  }, [checkouts, token])
  const shown = checkouts.isFor(checkout, token) ? checkout : null
  const withoutProject =
    isSettled && token === null && (outage ? <Unavailable {...outage} /> : <NothingToOrder />)
  return (
    <div className={styles.page}>
      <h1>{say.checkout}</h1>
      {shown ? (
        <OwnCheckout key={shown.id} checkout={shown} {...view} />
      ) : (
        withoutProject || <LoadingBar label={say.loadingOrder} />
      )}
    </div>
  )
}
