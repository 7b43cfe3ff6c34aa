import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import styles from './order-not-found.module.css'

/** Shown for an unknown order and for somebody else's alike: the page does not tell which. */
export const OrderNotFound = ({ orderId }: { orderId: string }) => {
  usePageTitle('Not Found')
  const isSignedIn = useAuth(selectIsSignedIn)
  const here = useLocation()
  return (
    <section className={styles.page}>
      <h1>Not Found</h1>
      {isSignedIn ? (
        <p>There is no order #{orderId} in your account.</p>
      ) : (
        <p>
          Order #{orderId} does not open here. Ordered as a guest? Find it by its number and your email, or
          use the link in our email. Have an account? Sign in.
        </p>
      )}
      <div className={styles.ways}>
        {isSignedIn ? (
          <Link to="/orders" className={makeButtonClass({ size: 'lg' })}>
            Your orders
          </Link>
        ) : (
          <Link to={makeSignInPath(here)} className={makeButtonClass({ size: 'lg' })}>
            Sign in
          </Link>
        )}
        <Link to="/orders/find" className={makeButtonClass({ variant: 'outline', size: 'lg' })}>
          Find your order
        </Link>
      </div>
      <p className={styles.call}>
        Not sure? Call us at <PhoneLink />, with the order's number at hand.
      </p>
    </section>
  )
}
