import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import styles from './confirmation.module.css'

/** The order is not, or not to whoever is here. */
export const NotHere = ({ orderId }: { orderId: string }) => {
  const isSignedIn = useAuth(selectIsSignedIn)
  const location = useLocation()
  return (
    <div className={styles.page}>
      <h1>We cannot show this order here</h1>
      <p className={styles.lead}>
        {isSignedIn ? (
          <>
            There is no order #{orderId} of yours. <Link to="/orders">See your orders</Link>.
          </>
        ) : (
          <>
            Open order #{orderId} by the link in its mail, or{' '}
            <Link to={makeSignInPath(location)}>sign in</Link> if it is your account's.
          </>
        )}
      </p>
    </div>
  )
}
