import { expect, test } from 'vitest'
import { checkoutProcess } from '#client/actors/orders/checkouts.ts'
import { initialContext } from '#machines/checkout/context.ts'
import { checkoutMachine } from '#machines/checkout/machine.ts'
import { selectReached, selectStep, selectView } from '#machines/checkout/selectors.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import { revive } from '#machines/journal/revive.ts'
import { address, checkoutInput, quote } from '../../fixtures/checkout.ts'
import { ada } from '../../fixtures/shared.ts'

const revived = (snapshot: JournalSnapshot | null, entries: readonly JournalEntry[]) =>
  revive(checkoutMachine, 'checkout', {
    read: () => ({ stream: 'checkout', snapshot, entries }),
    migrations: { [checkoutMachine.id]: checkoutProcess.terms.migrations },
  }).snapshot

const entryAt = (seq: number, event: JournalEntry['event'], version = '1'): JournalEntry => ({
  stream: 'checkout',
  seq,
  at: 0,
  machineVersion: version,
  event,
})

/** As version 1 kept it. */
const keptIn = (value: unknown): JournalSnapshot => ({
  stream: 'checkout',
  seq: 7,
  at: 0,
  machineVersion: '1',
  timers: [],
  state: Object.assign(
    { status: 'active' as const, output: undefined, error: undefined },
    { value, context: { ...checkoutInput, reached: 'payment', quote }, historyValue: {}, children: {} },
  ),
})

const shownIn = (snapshot: ReturnType<typeof revived>) => [selectView(snapshot), selectStep(snapshot)]

test.for([
  ['reading', 'reading', null],
  ['unread', 'unread', null],
  ['empty', 'empty', null],
  ['changed', 'changed', null],
  [{ steps: 'review' }, 'steps', 'address'],
  [{ steps: 'address' }, 'steps', 'address'],
  [{ steps: 'pricing' }, 'steps', 'address'],
  [{ steps: 'shipping' }, 'steps', 'review'],
  [{ steps: 'payment' }, 'steps', 'payment'],
  ['placing', 'placing', null],
  ['finding', 'placing', null],
  ['held', 'held', null],
  ['unknown', 'unknown', null],
] as const)('a checkout that version 1 left in %o is shown where it was left', ([value, view, step]) => {
  expect(shownIn(revived(keptIn(value), []))).toEqual([view, step])
})

test('an address that was being priced, or an order that was being placed, still is under way', () => {
  expect(revived(keptIn({ steps: 'pricing' }), []).hasTag('pending')).toBe(true)
  expect(revived(keptIn('placing'), []).matches({ open: { ordering: 'placing' } })).toBe(true)
})

test.for([
  ['reading', 'reading', null],
  ['review', 'steps', 'address'],
  ['address', 'steps', 'address'],
  ['shipping', 'steps', 'review'],
  ['payment', 'steps', 'payment'],
  ['ordering', 'placing', null],
] as const)(
  'a checkout that lapsed in %s in version 1 is found there by whoever is back',
  ([left, view, step]) => {
    const kept = keptIn({ lapsed: left })
    expect(shownIn(revived(kept, []))).toEqual(['lapsed', null])
    const back = entryAt(8, { type: 'signedIn', account: ada.uuid })
    expect(shownIn(revived(kept, [back]))).toEqual([view, step])
  },
)

test.for(['ordered', 'confirmation', 'left'])(
  'a checkout that was over in %s in version 1 is over',
  (value) => {
    expect(shownIn(revived(keptIn(value), []))).toEqual(['over', null])
  },
)

const answered = (actorId: string, output: unknown = quote) => ({
  type: `xstate.done.actor.${actorId}`,
  actorId,
  output,
})
const init = { type: 'xstate.init', input: checkoutInput }
const submitted = { type: 'address.submitted', address }
const reviewed = { type: 'review.confirmed' }
const accepted = { type: 'shipping.accepted' }
const back = { type: 'step.back' }
const forward = { type: 'step.forward' }
const toAddress = [init, answered('readQuote'), reviewed]
const toShipping = [...toAddress, submitted, answered('priceShipping')]
const toPayment = [...toShipping, accepted]

test.for([
  [[init, answered('readQuote')], 'address'],
  [toAddress, 'address'],
  [toShipping, 'review'],
  [toPayment, 'payment'],
  [[...toPayment, back], 'review'],
  [[...toPayment, back, back], 'address'],
  [[...toPayment, back, back, back, reviewed], 'address'],
  // Where it is not certain what was agreed to, it is agreed to again.
  [[...toPayment, back, back, back, forward, forward, forward], 'address'],
  [[...toPayment, { type: 'project.changed' }, answered('readQuote'), reviewed], 'address'],
] as const)('entries of versions 1 and 2, %#, lead to the step where they were left', ([events, step]) => {
  for (const version of ['1', '2']) {
    const entries = events.map((event, seq) => entryAt(seq, event, version))
    expect(shownIn(revived(null, entries))).toEqual(['steps', step])
  }
})

test.for([
  ['review', 'payment', 'address', 3],
  [{ address: 'filling' }, 'shipping', 'address', 2],
  ['shipping', 'shipping', 'review', 2],
  ['payment', 'payment', 'payment', 3],
] as const)(
  'a checkout that version 2 left in %o, having reached %s, is in the step that has it now',
  ([steps, reached, step, count]) => {
    const kept = keptIn({ open: { steps } })
    const context = { ...checkoutInput, ...initialContext, reached, quote, address }
    const state = Object.assign(kept.state, { context })
    const snapshot = revived({ ...kept, machineVersion: '2', state }, [])
    expect([...shownIn(snapshot), selectReached(snapshot)]).toEqual(['steps', step, count])
  },
)

test('a checkout that lapsed in version 2 is found in the step that has it now', () => {
  const kept = keptIn('lapsed')
  const historyValue = {
    'checkout.open.asLeft': [{ id: 'checkout.open.steps' }],
    'checkout.open.steps.asLeft': [{ id: 'checkout.open.steps.shipping' }],
  }
  const context = { ...checkoutInput, ...initialContext, reached: 'shipping', quote, address }
  const state = Object.assign(kept.state, { context, historyValue })
  const signedIn = entryAt(8, { type: 'signedIn', account: ada.uuid }, '2')
  expect(shownIn(revived({ ...kept, machineVersion: '2', state }, [signedIn]))).toEqual(['steps', 'review'])
})
