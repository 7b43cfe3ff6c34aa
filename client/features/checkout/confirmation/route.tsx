import { Navigate, useParams } from 'react-router-dom'
import { useAuth } from '#client/actors/people/auth.ts'
import { selectIsKnown, selectIsSignedIn } from '#machines/auth/selectors.ts'
import { Confirmation } from './confirmation.tsx'

/** What was ordered just now; without a number it leads to where orders are, or home. */
export const Component = () => {
  const { id } = useParams()
  const isKnown = useAuth(selectIsKnown)
  const isSignedIn = useAuth(selectIsSignedIn)
  if (id) return <Confirmation key={id} orderId={id} />
  return isKnown && <Navigate to={isSignedIn ? '/orders' : '/'} replace />
}
