import { type ActorRefFrom, createActor } from 'xstate'
import type { CheckoutDeps } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import { createCheckoutEffects } from '#client/effects/checkout/checkout.ts'
import { checkoutMachine } from '#machines/checkout/machine.ts'
import { selectIsPlacing, selectOwner, selectView } from '#machines/checkout/selectors.ts'

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>

/** An order, and the token of the project that it was made of. */
export interface OrderOf {
  orderId: string
  token: string
}

interface CheckoutsDeps extends Pick<CheckoutDeps, 'apollo' | 'goOn'> {
  /** Who is signed in, or was last while the server is still being asked; null when nobody. */
  account(): string | null
  /** An order was made here; `isShown` while somebody leads on from it. */
  onPlaced(order: OrderOf, isShown: boolean): void
  /** The project had been ordered before. */
  onKnown(order: OrderOf): void
}

/** Where the page leads, while there is one. */
interface Lead {
  placed(orderId: string): void
  known(orderId: string): void
}

export type Checkouts = ReturnType<typeof createCheckouts>

/** A revived one has its own. */
const NONE = { projectToken: '', owner: null, idempotencyKey: '' }

/**
 * The checkout of this tab: one at a time. It is there until its order is placed, also while the visitor
 * looks at another page or loads this one again, and while their session has lapsed, so that what was filled
 * in stays and an order is placed once.
 */
export const createCheckouts = ({ apollo, goOn, account, onPlaced, onKnown }: CheckoutsDeps) => {
  const machine = checkoutMachine.provide(createCheckoutEffects({ apollo }))
  const listeners = new Set<() => void>()
  let current: CheckoutRef | null = null
  let lead: Lead | null = null
  /** The page is on its way to the order. */
  let isLeading = false

  const placed = (order: OrderOf) => {
    onPlaced(order, lead !== null)
    isLeading = lead !== null
    lead?.placed(order.orderId)
  }
  const known = (order: OrderOf) => {
    onKnown(order)
    isLeading = lead !== null
    lead?.known(order.orderId)
  }

  const run = (ref: CheckoutRef) => {
    const orderOf = (orderId: string): OrderOf => ({
      orderId,
      token: ref.getSnapshot().context.projectToken,
    })
    // Told while the actor is on its way there: what comes of it finds it arrived.
    ref.on('order.placed', ({ orderId }) => queueMicrotask(() => placed(orderOf(orderId))))
    ref.on('order.known', ({ orderId }) => queueMicrotask(() => known(orderOf(orderId))))
    current = ref
    ref.start()
    for (const listener of listeners) listener()
  }

  const begin = (projectToken: string) => {
    current?.stop()
    const input = { projectToken, owner: account(), idempotencyKey: crypto.randomUUID() }
    run(createActor(goOn(machine).logic, { ...inspected(), input }))
  }

  const isInFlight = (ref: CheckoutRef): boolean =>
    selectIsPlacing(ref.getSnapshot()) || selectView(ref.getSnapshot()) === 'unknown'

  const left = goOn(machine)
  if (left.snapshot) run(createActor(left.logic, { ...inspected(), snapshot: left.snapshot, input: NONE }))

  return {
    current: (): CheckoutRef | null => current,

    /**
     * Whether it is what a page for this project shows: it is over once its order is placed, and what is in
     * flight goes first.
     */
    isFor(ref: CheckoutRef | null, projectToken: string | null): ref is CheckoutRef {
      const snapshot = ref?.getSnapshot()
      if (!ref || snapshot?.status !== 'active') return false
      return projectToken === null || snapshot.context.projectToken === projectToken || isInFlight(ref)
    },

    /** The visitor comes to check out this project. What is in flight, perhaps of another one, goes first. */
    open(projectToken: string): void {
      const snapshot = current?.getSnapshot()
      const isOf = snapshot?.context.projectToken === projectToken
      const orderId = isOf ? snapshot.context.orderId : null
      if (orderId !== null) {
        if (!isLeading) known({ orderId, token: projectToken })
      } else if (!current || !isInFlight(current)) {
        if (!isOf || snapshot.status !== 'active') begin(projectToken)
      }
    },

    /** A page shows it, and leads on; answers what to call when it leaves. */
    show(page: Lead): () => void {
      lead = page
      return () => {
        if (lead === page) lead = null
        isLeading = false
      }
    },

    /** Calls when another one takes its place; answers how to stop that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /**
     * It is known who is here: this account, or nobody. What an account was filling in waits for it, and is
     * nobody else's.
     */
    follow(account: string | null): void {
      const snapshot = current?.getSnapshot()
      if (snapshot?.status !== 'active') return
      if (account !== null) current?.send({ type: 'signedIn', account })
      else if (selectOwner(snapshot) !== null) current?.send({ type: 'session.lapsed' })
    },

    /** What was filled in goes with whoever filled it in. */
    signOut: (): void => current?.send({ type: 'signedOut' }),
  }
}
