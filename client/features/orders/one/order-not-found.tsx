import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import * as say from '../messages.tsx'
import styles from './order-not-found.module.css'

/** Shown for an unknown order and for somebody else's alike: the page does not tell which. */
export const OrderNotFound = ({ orderId }: { orderId: string }) => {
  usePageTitle(say.notFound)
  const isSignedIn = useAuth(selectIsSignedIn)
  const here = useLocation()
  return (
    <section className={styles.page}>
      <h1>{say.notFound}</h1>
      <p>{isSignedIn ? say.notInYourAccount(orderId) : say.cannotOpenHere(orderId)}</p>
      <div className={styles.ways}>
        {isSignedIn ? (
          <Link to="/orders" className={makeButtonClass({ size: 'lg' })}>
            {say.yourOrders}
          </Link>
        ) : (
          <Link to={makeSignInPath(here)} className={makeButtonClass({ size: 'lg' })}>
            {say.signIn}
          </Link>
        )}
        <Link to="/orders/find" className={makeButtonClass({ variant: 'outline', size: 'lg' })}>
          {say.findYourOrder}
        </Link>
      </div>
      <p className={styles.call}>{say.callWithNumber(<PhoneLink />)}</p>
    </section>
  )
}
