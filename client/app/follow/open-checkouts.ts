import { type Checkouts, createCheckouts, type OrderOf } from '#client/actors/orders/checkouts.ts'
import type { Visit } from '#client/app/start/visit.ts'
import { keepOrderToken } from '#client/effects/order-access/order-tokens.ts'
import { selectIsKnown, selectIsSignedIn, selectUser } from '#machines/auth/selectors.ts'
import { selectCartToken } from '#machines/cart-start/selectors.ts'
import { makePlacedAlert } from './orders/placed-alert.ts'

/**
 * The checkout of this tab, and what follows from an order for the rest of the shop; to be called with the
 * first page that shows it.
 */
export const openCheckouts = ({ actors, processes, tellOrdered }: Visit): Checkouts => {
  const { alerts, auth, cartStart } = actors
  /** A project that has been ordered takes nothing more; a guest's order is opened by its token. */
  const leaveProject = ({ orderId, token }: OrderOf) => {
    if (!selectIsSignedIn(auth.getSnapshot())) keepOrderToken(orderId, token)
    if (selectCartToken(cartStart.getSnapshot()) === token) cartStart.send({ type: 'cart.dropped' })
  }
  const findAccount = () => selectUser(auth.getSnapshot())?.uuid ?? null
  const checkouts = createCheckouts({
    processes,
    findAccount,
    onPlaced(order, isShown) {
      tellOrdered(order.token, order.orderId)
      leaveProject(order)
      if (!isShown) alerts.send({ type: 'alert.raised', alert: makePlacedAlert(order.orderId) })
    },
    onKnown: leaveProject,
  })
  auth.on('session.cleared', ({ reason }) => {
    if (reason === 'signedOut') checkouts.signOut()
  })
  let known: string | null | undefined
  const followAccount = () => {
    if (!selectIsKnown(auth.getSnapshot()) || findAccount() === known) return
    known = findAccount()
    checkouts.learnAccount(known)
  }
  followAccount()
  auth.subscribe(followAccount)
  return checkouts
}
