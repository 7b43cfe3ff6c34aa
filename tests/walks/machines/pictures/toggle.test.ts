import { describe, expect, test } from 'vitest'
import { collectionMembershipMachine } from '#machines/collection-membership/machine.ts'
import { favoriteMachine } from '#machines/favorite/machine.ts'
import { publishingMachine } from '#machines/publishing/machine.ts'
import { selectIsGone, selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'
import { expired, forbidden, notFound, outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const dunes = { imageId: 'dunes' }
const ofCollection = { ...dunes, collectionId: '12' }
const ofPublisher = { ...dunes, source: 'GAA' }

const toggles = [
  { name: 'favorite', subject: dunes, start: () => runHeld(favoriteMachine, dunes) },
  {
    name: 'collection membership',
    subject: ofCollection,
    start: () => runHeld(collectionMembershipMachine, ofCollection),
  },
  { name: 'publishing', subject: ofPublisher, start: () => runHeld(publishingMachine, ofPublisher) },
]

describe.for(toggles)('$name', ({ subject, start }) => {
  const begin = () => {
    const run = start()
    return {
      ...run,
      wish: (...wishes: boolean[]) => {
        for (const on of wishes) run.send({ type: 'wish.made', on })
      },
      sent: () => run.calls.filter(({ id }) => id === 'change').map(({ input }) => input),
      /** What the screen shows while the server is known to hold the opposite of `on`, and then `on`. */
      shown: () => [selectIsOn(false)(run.state()), selectIsOn(true)(run.state())],
    }
  }
  const on = { subject, on: true }
  const off = { subject, on: false }

  test('shows a wish at once and sends it as an absolute value', () => {
    const run = begin()
    run.wish(true)
    expect(run.shown()).toEqual([true, true])
    expect(run.sent()).toEqual([on])
    const other = begin()
    other.wish(false)
    expect(other.shown()).toEqual([false, false])
    expect(other.sent()).toEqual([off])
  })

  test('shows what the server holds once the server has the wish', async () => {
    const run = begin()
    run.wish(true)
    await run.answer('change')
    expect(run.told).toEqual([{ type: 'toggle.changed', ...on }])
    expect(run.shown()).toEqual([false, true])
    expect(selectIsPending(run.state())).toBe(false)
  })

  test('sends one change at a time, however often it is wished, and joins the wishes made meanwhile', async () => {
    const run = begin()
    run.wish(true, false, true, false)
    expect(run.sent()).toEqual([on])
    expect(run.shown()).toEqual([false, false])
    await run.answer('change')
    expect(run.sent()).toEqual([on, off])
    await run.answer('change')
    expect(run.sent()).toHaveLength(2)
    expect(run.told).toEqual([{ type: 'toggle.changed', ...off }])
  })

  test('sends one change for a wish that is taken back and made again', async () => {
    const run = begin()
    run.wish(true, false, true)
    await run.answer('change')
    expect(run.sent()).toEqual([on])
    expect(run.told).toEqual([{ type: 'toggle.changed', ...on }])
  })

  // Spec 8.1
  test('takes a failed wish back and says so in the words of an alert', async () => {
    const run = begin()
    run.wish(true)
    await run.refuse('change', outage)
    await run.answer('read', false)
    const message =
      'The project service is not available right now. Please try again. Contact customer support if this persists.'
    expect(run.told).toEqual([{ type: 'toggle.failed', ...on, failure: { kind: 'unavailable', message } }])
    expect(run.shown()).toEqual([false, true])
  })

  test('counts a change whose answer was lost as done', async () => {
    const run = begin()
    run.wish(false)
    await run.refuse('change', outage)
    expect(run.calls.at(-1)).toMatchObject({ id: 'read', input: { subject } })
    await run.answer('read', false)
    expect(run.told).toEqual([{ type: 'toggle.changed', ...off }])
  })

  test('takes a wish back when the server cannot be asked either', async () => {
    const run = begin()
    run.wish(true)
    await run.refuse('change', forbidden)
    await run.refuse('read', outage)
    expect(run.shown()).toEqual([false, true])
    expect(run.told).toMatchObject([{ type: 'toggle.failed', failure: { kind: 'unavailable' } }])
  })

  test.for([
    ['refused', forbidden],
    ['expired', expired],
  ] as const)('reports a failure as %s', async ([kind, refusal]) => {
    const run = begin()
    run.wish(true)
    await run.refuse('change', refusal)
    await run.answer('read', false)
    expect(run.told).toMatchObject([{ failure: { kind } }])
  })

  test('still sends a wish made while an earlier one fails, and does not report that failure', async () => {
    const run = begin()
    run.wish(true, false)
    await run.refuse('change', outage)
    expect(run.sent()).toEqual([on, off])
    await run.answer('change')
    expect(run.told).toEqual([{ type: 'toggle.changed', ...off }])
  })

  test('keeps a wish that was made while the server is asked what it has', async () => {
    const run = begin()
    run.wish(true)
    await run.refuse('change', outage)
    const late = run.calls.at(-1)
    run.wish(true)
    await run.answer('read', false, late)
    expect(run.shown()).toEqual([true, true])
    expect(run.sent()).toEqual([on, on])
    await run.answer('change')
    expect(run.told).toEqual([{ type: 'toggle.changed', ...on }])
  })

  test('takes a wish again after a failure', async () => {
    const run = begin()
    run.wish(true)
    await run.refuse('change', outage)
    await run.answer('read', false)
    run.wish(true)
    await run.answer('change')
    expect(run.told.at(-1)).toEqual({ type: 'toggle.changed', ...on })
  })

  test.for(['change', 'read'])(
    'reports once that its subject is gone when it is asked to %s, and can no longer be toggled',
    async (id) => {
      const run = begin()
      run.wish(true, false)
      if (id === 'read') {
        await run.refuse('change', outage)
        await run.refuse('change', outage)
      }
      await run.refuse(id, notFound)
      expect(run.told).toMatchObject([{ type: 'toggle.failed', failure: { kind: 'gone' } }])
      expect(selectIsGone(run.state())).toBe(true)
      expect(run.shown()).toEqual([false, true])
    },
  )

  test('drops its wish on signing out, and reports nothing of a late answer', async () => {
    const run = begin()
    run.wish(true, false)
    const late = run.calls.at(-1)
    run.send({ type: 'signedOut' })
    await run.answer('change', undefined, late)
    expect(run.sent()).toEqual([on])
    expect(run.told).toEqual([])
    expect(run.shown()).toEqual([false, true])
  })

  test('stops asking the server what it has on signing out', async () => {
    const run = begin()
    run.wish(true)
    await run.refuse('change', expired)
    const late = run.calls.at(-1)
    run.send({ type: 'signedOut' })
    await run.refuse('read', expired, late)
    expect(run.told).toEqual([])
    expect(selectIsPending(run.state())).toBe(false)
  })
})
