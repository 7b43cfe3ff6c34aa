import type { Actors } from '#client/actors/context.ts'
import { type Checkouts, createCheckouts, type OrderOf } from '#client/actors/orders/checkouts.ts'
import { keepOrderToken } from '#client/effects/order-access/order-tokens.ts'
import { selectIsKnown, selectIsSignedIn, selectUser } from '#machines/auth/selectors.ts'
import { selectCartToken } from '#machines/cart-start/selectors.ts'
import { orderPlaced } from './order-placed.ts'

const opened = new WeakMap<Actors, Checkouts>()

/**
 * The checkout of this tab, made with the first page that shows it, and what follows from an order for the
 * rest of the shop.
 */
export const openCheckouts = (actors: Actors): Checkouts => {
  const checkouts = opened.get(actors) ?? connect(actors)
  opened.set(actors, checkouts)
  return checkouts
}

const connect = ({ alerts, auth, cartStart, checkoutDeps }: Actors): Checkouts => {
  /** A project that has been ordered takes nothing more; a guest's order is opened by its token. */
  const leaveProject = ({ orderId, token }: OrderOf) => {
    if (!selectIsSignedIn(auth.getSnapshot())) keepOrderToken(orderId, token)
    if (selectCartToken(cartStart.getSnapshot()) === token) cartStart.send({ type: 'cart.dropped' })
  }
  const account = () => selectUser(auth.getSnapshot())?.uuid ?? null
  const checkouts = createCheckouts({
    ...checkoutDeps,
    account,
    onPlaced(order, isShown) {
      checkoutDeps.tellOrdered(order.token, order.orderId)
      leaveProject(order)
      if (!isShown) alerts.send({ type: 'alert.raised', alert: orderPlaced(order.orderId) })
    },
    onKnown: leaveProject,
  })
  auth.on('session.cleared', ({ reason }) => {
    if (reason === 'signedOut') checkouts.signOut()
  })
  let known: string | null | undefined
  const follow = () => {
    if (!selectIsKnown(auth.getSnapshot()) || account() === known) return
    known = account()
    checkouts.follow(known)
  }
  follow()
  auth.subscribe(follow)
  return checkouts
}
