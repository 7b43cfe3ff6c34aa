import { expect, test } from 'vitest'
import { OWN } from '#client/app/start/journalled.ts'
import { checkoutMachine } from '#machines/checkout/machine.ts'
import { selectStep, selectView } from '#machines/checkout/selectors.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { JournalSnapshot } from '#machines/journal/kept.ts'
import { revive } from '#machines/journal/revive.ts'
import { checkoutInput, quote } from '../../fixtures/checkout.ts'
import { ada } from '../../fixtures/shared.ts'

const revived = (snapshot: JournalSnapshot | null, entries: readonly JournalEntry[]) =>
  revive(checkoutMachine, 'checkout', {
    read: () => ({ stream: 'checkout', snapshot, entries }),
    migrations: OWN.migrations,
  }).snapshot

const entryAt = (seq: number, event: JournalEntry['event']): JournalEntry => ({
  stream: 'checkout',
  seq,
  at: 0,
  machineVersion: '1',
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
  [{ steps: 'review' }, 'steps', 'review'],
  [{ steps: 'address' }, 'steps', 'address'],
  [{ steps: 'pricing' }, 'steps', 'address'],
  [{ steps: 'shipping' }, 'steps', 'shipping'],
  [{ steps: 'payment' }, 'steps', 'payment'],
  ['placing', 'placing', null],
  ['finding', 'placing', null],
  ['held', 'held', null],
  ['unknown', 'unknown', null],
] as const)('a checkout that version 1 left in %o is shown as it was', ([value, view, step]) => {
  expect(shownIn(revived(keptIn(value), []))).toEqual([view, step])
})

test('an address that was being priced, or an order that was being placed, still is under way', () => {
  expect(revived(keptIn({ steps: 'pricing' }), []).hasTag('pending')).toBe(true)
  expect(revived(keptIn('placing'), []).matches({ open: { ordering: 'placing' } })).toBe(true)
})

test.for([
  ['reading', 'reading', null],
  ['review', 'steps', 'review'],
  ['address', 'steps', 'address'],
  ['shipping', 'steps', 'shipping'],
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

test('entries of version 1 lead to the same step as before', () => {
  const answer = { type: 'xstate.done.actor.readQuote', actorId: 'readQuote', output: quote }
  const events = [{ type: 'xstate.init', input: checkoutInput }, answer, { type: 'review.confirmed' }]
  const snapshot = revived(
    null,
    events.map((event, seq) => entryAt(seq, event)),
  )
  expect(shownIn(snapshot)).toEqual(['steps', 'address'])
})
