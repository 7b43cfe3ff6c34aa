import type { AnyEventObject } from 'xstate'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import type { Migrations } from '#machines/journal/migrate.ts'

/**
 * Version 1 made a cart first and added the item to it afterwards. A cart that was being made is made anew,
 * with the item in it.
 */
export const addToCartMigrations: Migrations = {
  1: {
    to: '2',
    entries: (entries) => entries.map((entry) => ({ ...entry, event: saysWhatIsIn(entry.event) })),
    snapshot: (snapshot) => knowsWhatIsIn(snapshot),
  },
}

const saysWhatIsIn = (event: AnyEventObject): AnyEventObject =>
  event.type === 'xstate.done.actor.createCart'
    ? { ...event, output: { cart: event.output, added: null } }
    : event

const knowsWhatIsIn = (snapshot: JournalSnapshot): JournalSnapshot => {
  const { state } = snapshot
  if (!('context' in state && 'children' in state)) return snapshot
  const { context, children } = state
  if (!isRecord(context) || !isRecord(children)) return snapshot
  const known = { context: { ...context, added: null }, children: mapCreating(children, context.choice) }
  return { ...snapshot, state: Object.assign({ ...state }, known) }
}

/** What is being made is asked again as it was kept: give it what it takes now. */
const mapCreating = (children: Record<string, unknown>, choice: unknown): Record<string, unknown> => {
  const { createCart } = children
  if (!isRecord(createCart) || !isRecord(createCart.snapshot) || !isRecord(choice)) return children
  const { input } = createCart.snapshot
  const email = isRecord(input) ? input.email : null
  const asked = { ...createCart, snapshot: { ...createCart.snapshot, input: { email, ...choice } } }
  return { ...children, createCart: asked }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
