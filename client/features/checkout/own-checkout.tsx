import { useSelector } from '@xstate/react'
import { selectView } from '#machines/checkout/selectors.ts'
import { CheckoutView, type CheckoutViewProps } from './checkout-view.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** A checkout for whoever fills it in, and for nobody while they are away. */
export const OwnCheckout = (props: CheckoutViewProps) => {
  const view = useSelector(props.checkout, selectView)
  return view === 'lapsed' ? <SignInAgain /> : <CheckoutView {...props} />
}
