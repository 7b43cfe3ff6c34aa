import * as say from '../messages.tsx'
import type { Usage } from './counts.ts'

interface Step {
  label: string
  machine: string
  /** Begins the keys of the transitions by which it is taken. */
  begins: string
}

/** From search to order, by transitions that the charts declare (tests/client/manage/usage hold them). */
export const STEPS: readonly Step[] = [
  {
    label: say.foundPictures,
    machine: 'search',
    begins: 'search.here.searching|xstate.done.actor.findImages',
  },
  {
    label: say.lookedAtPicture,
    machine: 'quick-view',
    begins: 'quick-view.view.open.loading|xstate.done.actor.loadImage',
  },
  {
    label: say.addedToProject,
    machine: 'add-to-cart',
    begins: 'add-to-cart.addingItem|xstate.done.actor.addItem',
  },
  {
    label: say.startedCheckout,
    machine: 'checkout',
    begins: 'checkout.open.quoting.reading|xstate.done.actor.readQuote',
  },
  {
    label: say.placedOrder,
    machine: 'checkout',
    begins: 'checkout.open.ordering.placing|xstate.done.actor.placeOrder',
  },
]

export interface FunnelStep {
  label: string
  /** Visits that took it. Of a step that can be taken in several ways, those that took the usual one. */
  visits: number
  /** Of the step before; null for the first, and after one that nobody took. */
  share: number | null
}

export const funnelOf = ({ transitions }: Usage): FunnelStep[] => {
  const visits = STEPS.map(({ begins }) =>
    Math.max(0, ...transitions.filter(({ key }) => key.startsWith(begins)).map((each) => each.visits)),
  )
  return STEPS.map(({ label }, index) => {
    const before = visits[index - 1]
    const own = visits[index] ?? 0
    return { label, visits: own, share: before ? own / before : null }
  })
}
