import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { addToCartMachine } from '#machines/add-to-cart/machine.ts'
import type { AddAction, ChosenItem } from '#machines/add-to-cart/ports.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'
import { selectCartToken, selectIsUnknown } from '#machines/cart-start/selectors.ts'
import { selectWorkspace } from '#machines/quick-add/selectors.ts'

type AddToCartSnapshot = SnapshotFrom<typeof addToCartMachine>

/** Reads the state of the add through a selector of machines/add-to-cart. */
export const useAddToCart = <T>(select: (snapshot: AddToCartSnapshot) => T): T =>
  useSelector(useProcess(PROCESSES.addToCart), select)

/**
 * Adds what was chosen to the project chosen for it, else to the cart held now, under a key of its own; it is
 * asked of the actors, so it is never out of date.
 */
export const useAddItem = () => {
  const addToCart = useProcess(PROCESSES.addToCart)
  const auth = useProcess(PROCESSES.auth)
  const cartStart = useProcess(PROCESSES.cartStart)
  const quickAdd = useProcess(PROCESSES.quickAdd)
  const readWhereabouts = () => {
    const signedIn = selectIsSignedIn(auth.getSnapshot())
    const workspace = selectWorkspace(quickAdd.getSnapshot())
    if (workspace) return { cartToken: workspace.cartToken, signedIn }
    const cart = cartStart.getSnapshot()
    const isCartUnknown = selectIsUnknown(cart)
    return { cartToken: isCartUnknown ? null : selectCartToken(cart), isCartUnknown, signedIn }
  }
  return (item: ChosenItem, action: AddAction) =>
    addToCart.send({
      type: 'item.add',
      item,
      action,
      idempotencyKey: crypto.randomUUID(),
      ...readWhereabouts(),
    })
}

export const useAddToCartIntents = () => {
  const addToCart = useProcess(PROCESSES.addToCart)
  return {
    submitEmail: (email: string) => addToCart.send({ type: 'email.submitted', email }),
    cancelEmail: () => addToCart.send({ type: 'email.cancelled' }),
    signInInstead: () => addToCart.send({ type: 'signIn.chosen' }),
  }
}
