import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useClaimOrder } from '#client/actors/orders/claim-order.ts'
import { useAuth } from '#client/actors/people/auth.ts'
import { Button } from '#client/ui/button.tsx'
import { selectIsKnown, selectIsSignedIn, selectUser } from '#machines/auth/selectors.ts'
import { ChoosePassword } from './choose-password.tsx'
import styles from './keep-order.module.css'
import * as say from './messages.tsx'

interface KeepOrderProps {
  orderId: string
  /** Where the order's mail goes. */
  email: string
  /** It is no guest's any more. */
  ofAccount: boolean
  /** Opens the guest's order. */
  cartToken: string
}

/** Gives a guest's order to an account: a new one, by one password, or the one that is signed in. */
export const KeepOrder = ({ orderId, email, ofAccount, cartToken }: KeepOrderProps) => {
  const isKnown = useAuth(selectIsKnown)
  const isSignedIn = useAuth(selectIsSignedIn)
  const user = useAuth(selectUser)
  // Whoever claims the order stays until they have heard that it is theirs.
  const [wasGuests] = useState(!ofAccount)
  if (!isKnown) return null
  if (!isSignedIn) return <ChoosePassword email={email} />
  if (!wasGuests) return <Kept />
  const isOwn = user?.email.toLowerCase() === email.toLowerCase()
  return isOwn && <Claiming orderId={orderId} cartToken={cartToken} />
}

const Kept = () => (
  <p role="status" className={styles.kept}>
    {say.orderIsKept(<Link to="/orders">{say.seeYourOrders}</Link>)}
  </p>
)

const Claiming = ({ orderId, cartToken }: { orderId: string; cartToken: string }) => {
  const { failure, isClaimed, retry } = useClaimOrder(orderId, cartToken)
  if (isClaimed) return <Kept />
  if (!failure)
    return (
      <p role="status" className={styles.kept}>
        {say.keepingOrder}
      </p>
    )
  return (
    <div role="alert" className={styles.kept}>
      <p>{say.couldNotKeep(failure.message)}</p>
      <Button variant="outline" onClick={retry}>
        {say.tryAgain}
      </Button>
    </div>
  )
}
