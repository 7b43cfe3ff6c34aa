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
  /** Who is signed in, or who was last while the server is being asked; null when nobody is. */
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

/** A revived checkout keeps its own input. */
const NONE = { projectToken: '', owner: null, idempotencyKey: '' }

/**
 * Keeps this tab's checkout, one at a time, until its order is placed. It outlives other pages, a reload and
 * a lapsed session: what was filled in stays, and an order is placed once.
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
    // Emitted before the transition completes; defer so that listeners see the new state.
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
     * Whether a page for this project shows this checkout. It is over once its order is placed; a call in
     * flight ends first.
     */
    isFor(ref: CheckoutRef | null, projectToken: string | null): ref is CheckoutRef {
      const snapshot = ref?.getSnapshot()
      if (!ref || snapshot?.status !== 'active') return false
      return projectToken === null || snapshot.context.projectToken === projectToken || isInFlight(ref)
    },

    /**
     * The visitor comes to check out this project. A call in flight, perhaps for another project, ends first.
     */
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

    /** A page shows the checkout and leads on from it; returns what to call when the page leaves. */
    show(page: Lead): () => void {
      lead = page
      return () => {
        if (lead === page) lead = null
        isLeading = false
      }
    },

    /** Calls the listener when another checkout takes its place; returns how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /**
     * Learns who is here: this account, or nobody. What an account filled in waits for that account alone.
     */
    follow(account: string | null): void {
      const snapshot = current?.getSnapshot()
      if (snapshot?.status !== 'active') return
      if (account !== null) current?.send({ type: 'signedIn', account })
      else if (selectOwner(snapshot) !== null) current?.send({ type: 'session.lapsed' })
    },

    /** Drops what was filled in together with the visitor who filled it in. */
    signOut: (): void => current?.send({ type: 'signedOut' }),
  }
}
