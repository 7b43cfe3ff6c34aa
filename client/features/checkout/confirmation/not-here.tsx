import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { makeSignInPath } from '#client/actors/people/sign-in-place.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import styles from './confirmation.module.css'
import * as say from './messages.tsx'

/** The order is not, or not to whoever is here. */
export const NotHere = ({ orderId }: { orderId: string }) => {
  const isSignedIn = useAuth(selectIsSignedIn)
  const location = useLocation()
  return (
    <div className={styles.page}>
      <h1>{say.cannotShowOrder}</h1>
      <p className={styles.lead}>
        {isSignedIn
          ? say.noSuchOrder(orderId, <Link to="/orders">{say.seeYourOrders}</Link>)
          : say.openByMail(
              orderId,
              <Link to="/orders/find">{say.findByNumber}</Link>,
              <Link to={makeSignInPath(location)}>{say.signIn}</Link>,
            )}
      </p>
    </div>
  )
}
