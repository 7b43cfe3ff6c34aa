import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Alert } from '#machines/alerts/list.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { selectAlerts } from '#machines/alerts/selectors.ts'

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(alertsMachine, { clock })
  const acted: Alert[] = []
  actor.on('alert.acted', ({ alert }) => acted.push(alert))
  actor.start()
  const raise = (id: string, change: Partial<Alert> = {}) =>
    actor.send({
      type: 'alert.raised',
      alert: { id, text: id, status: 'info', persistent: false, action: null, ...change },
    })
  const shown = () => selectAlerts(actor.getSnapshot()).map(({ id }) => id)
  return { actor, clock, raise, shown, acted }
}

// Spec 8.27
test('each alert goes by itself after five seconds', () => {
  const { clock, raise, shown } = start()
  raise('a')
  clock.increment(3_000)
  raise('b')
  clock.increment(2_000)
  expect(shown()).toEqual(['b'])
  clock.increment(3_000)
  expect(shown()).toEqual([])
})

// Spec 8.28
test('a persistent alert stays until it is dismissed', () => {
  const { actor, clock, raise, shown } = start()
  raise('a', { persistent: true })
  clock.increment(3_600_000)
  expect(shown()).toEqual(['a'])
  actor.send({ type: 'alert.dismissed', id: 'a' })
  expect(shown()).toEqual([])
})

// Spec 8.27
test('an alert waits while the pointer or the focus is on it, and then runs its full time again', () => {
  const { actor, clock, raise, shown } = start()
  raise('a')
  clock.increment(4_999)
  actor.send({ type: 'alert.held', id: 'a' })
  clock.increment(60_000)
  expect(shown()).toEqual(['a'])
  actor.send({ type: 'alert.released', id: 'a' })
  clock.increment(4_999)
  expect(shown()).toEqual(['a'])
  clock.increment(1)
  expect(shown()).toEqual([])
})

test('an alert that is raised again is shown once, and for longer', () => {
  const { clock, raise, shown } = start()
  raise('a', { text: 'Saved.' })
  clock.increment(4_000)
  raise('b', { text: 'Saved.' })
  expect(shown()).toEqual(['a'])
  clock.increment(4_999)
  expect(shown()).toEqual(['a'])
  raise('c', { text: 'Saved.', persistent: true })
  clock.increment(60_000)
  expect(shown()).toEqual(['a'])
})

test('there are never more than five alerts, and the oldest that is not persistent makes room', () => {
  const { raise, shown } = start()
  raise('a', { persistent: true })
  for (const id of ['b', 'c', 'd', 'e', 'f']) raise(id)
  expect(shown()).toEqual(['a', 'c', 'd', 'e', 'f'])
})

test('the oldest of five persistent alerts makes room', () => {
  const { raise, shown } = start()
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) raise(id, { persistent: true })
  expect(shown()).toEqual(['b', 'c', 'd', 'e', 'f'])
})

test('choosing the action of an alert reports it once and ends the alert', () => {
  const { actor, raise, shown, acted } = start()
  raise('a', { action: { kind: 'migration.retry', label: 'Try again' } })
  actor.send({ type: 'alert.acted', id: 'a' })
  actor.send({ type: 'alert.acted', id: 'a' })
  expect(acted.map(({ id }) => id)).toEqual(['a'])
  expect(shown()).toEqual([])
})

test('an alert that has gone leaves nothing behind', () => {
  const { actor, clock, raise } = start()
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) raise(id)
  actor.send({ type: 'alert.dismissed', id: 'c' })
  expect(Object.keys(actor.getSnapshot().children)).toEqual(['alert-b', 'alert-d', 'alert-e', 'alert-f'])
  clock.increment(5_000)
  expect(Object.keys(actor.getSnapshot().children)).toEqual([])
  raise('g')
  actor.send({ type: 'alerts.cleared' })
  expect(Object.keys(actor.getSnapshot().children)).toEqual([])
})

test('two lines of one name that were removed can both be brought back', () => {
  const { raise, shown } = start()
  const removed = (seq: number): Partial<Alert> => ({
    text: 'Removed Lake.',
    action: { kind: 'cart.undo', label: 'Undo', act: { intent: 'cart.undo', token: 'cart-1', seq } },
  })
  raise('a', removed(3))
  raise('b', removed(4))
  raise('c', removed(4))
  expect(shown()).toEqual(['a', 'b'])
})

test('the same words about another list are shown as well', () => {
  const { raise, shown } = start()
  const text = 'Invalid hidden fields. Please contact support.'
  raise('a', { text, items: ['owner: Unknown.'] })
  raise('b', { text, items: ['owner: Unknown.'] })
  raise('c', { text, items: ['group: Full.'] })
  expect(shown()).toEqual(['a', 'c'])
})
