import type { ActorRefFrom } from 'xstate'
import type { Processes } from '#client/actors/process/create-processes.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { LATE } from '#client/actors/process/late.ts'
import { createCheckoutEffects } from '#client/effects/checkout/checkout.ts'
import { checkoutMachine } from '#machines/checkout/machine.ts'
import { checkoutMigrations } from '#machines/checkout/migrations.ts'
import { selectIsPlacing, selectOwner, selectView } from '#machines/checkout/selectors.ts'

export const checkoutProcess = defineProcess(checkoutMachine, createCheckoutEffects, {
  ...LATE.checkout,
  migrations: checkoutMigrations,
})

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>

/** An order, and the token of the project that it was made of. */
export interface OrderOf {
  orderId: string
  token: string
}

interface CheckoutsDeps {
  processes: Processes
  /** Who is signed in, or who was last while the server is being asked; null when nobody is. */
  findAccount(): string | null
  /** An order was made here; `isShown` while somebody leads on from it. */
  onPlaced(order: OrderOf, isShown: boolean): void
  /** The project had been ordered before. */
  onKnown(order: OrderOf): void
}

/** Where the page leads, while there is one. */
interface Lead {
  goToPlaced(orderId: string): void
  goToKnown(orderId: string): void
}

export type Checkouts = ReturnType<typeof createCheckouts>

/**
 * Keeps this tab's checkout, one at a time, until its order is placed. It outlives other pages, a reload and
 * a lapsed session: what was filled in stays, and an order is placed once.
 */
export const createCheckouts = ({ processes, findAccount, onPlaced, onKnown }: CheckoutsDeps) => {
  const findCurrent = (): CheckoutRef | null => processes.findCurrent(checkoutProcess)
  let lead: Lead | null = null
  /** The page is on its way to the order. */
  let isLeading = false

  const tellPlaced = (order: OrderOf) => {
    onPlaced(order, lead !== null)
    isLeading = lead !== null
    lead?.goToPlaced(order.orderId)
  }
  const tellKnown = (order: OrderOf) => {
    onKnown(order)
    isLeading = lead !== null
    lead?.goToKnown(order.orderId)
  }

  const begin = (projectToken: string) =>
    processes.beginProcess(checkoutProcess, {
      projectToken,
      owner: findAccount(),
      idempotencyKey: crypto.randomUUID(),
    })

  const isInFlight = (ref: CheckoutRef): boolean =>
    selectIsPlacing(ref.getSnapshot()) || selectView(ref.getSnapshot()) === 'unknown'

  processes.follow(checkoutProcess, (ref) => {
    const orderOf = (orderId: string): OrderOf => ({
      orderId,
      token: ref.getSnapshot().context.projectToken,
    })
    // Emitted before the transition completes; defer so that listeners see the new state.
    ref.on('order.placed', ({ orderId }) => queueMicrotask(() => tellPlaced(orderOf(orderId))))
    ref.on('order.known', ({ orderId }) => queueMicrotask(() => tellKnown(orderOf(orderId))))
  })
  processes.resumeProcess(checkoutProcess)

  return {
    findCurrent,

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
      const checkout = findCurrent()
      const snapshot = checkout?.getSnapshot()
      const isOf = snapshot?.context.projectToken === projectToken
      const orderId = isOf ? snapshot.context.orderId : null
      if (orderId !== null) {
        if (!isLeading) tellKnown({ orderId, token: projectToken })
      } else if (!checkout || !isInFlight(checkout)) {
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
    subscribe: processes.subscribe,

    /**
     * Learns who is here: this account, or nobody. What an account filled in waits for that account alone.
     */
    learnAccount(account: string | null): void {
      const checkout = findCurrent()
      const snapshot = checkout?.getSnapshot()
      if (snapshot?.status !== 'active') return
      if (account !== null) checkout?.send({ type: 'signedIn', account })
      else if (selectOwner(snapshot) !== null) checkout?.send({ type: 'session.lapsed' })
    },

    /** Drops what was filled in together with the visitor who filled it in. */
    signOut: (): void => findCurrent()?.send({ type: 'signedOut' }),
  }
}
