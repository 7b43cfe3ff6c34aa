import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, SimulatedClock, setup } from 'xstate'
import { alertMachine } from '#machines/alert/machine.ts'
import type { Alert } from '#machines/alerts/list.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { selectAlerts } from '#machines/alerts/selectors.ts'
import { toFailure } from '#machines/journal/failure.ts'
import { record } from '#machines/journal/record.ts'
import { replay } from '#machines/journal/replay.ts'
import { resume } from '#machines/journal/resume.ts'
import { revive } from '#machines/journal/revive.ts'
import { quantityMachine } from '#machines/quantity/machine.ts'
import { createJournal } from './journal.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

const alert = (id: string, persistent = false): Alert => ({
  id,
  status: 'info',
  text: id,
  persistent,
  action: null,
})

const runAlerts = () => {
  const clock = new SimulatedClock()
  const journal = createJournal(() => clock.now())
  const actor = createActor(record(alertsMachine, journal.recorder), { clock }).start()
  const resumeAt = (now: number) => {
    const later = new SimulatedClock()
    const { logic, snapshot } = resume(alertsMachine, revive(alertsMachine, 'alerts', journal), {
      recorder: journal.recorder,
      now: () => now,
    })
    return { later, resumed: createActor(logic, { snapshot, clock: later }).start() }
  }
  const shown = (one: typeof actor) => selectAlerts(one.getSnapshot()).map(({ id }) => id)
  return { actor, clock, journal, resumeAt, shown }
}

test('each machine within a machine goes on with what is left of its own time', () => {
  const { actor, clock, journal, resumeAt, shown } = runAlerts()
  actor.send({ type: 'alert.raised', alert: alert('a') })
  clock.increment(2_000)
  actor.send({ type: 'alert.raised', alert: alert('b') })
  actor.send({ type: 'alert.raised', alert: alert('c', true) })
  clock.increment(1_000)

  const { later, resumed } = resumeAt(3_500)
  later.increment(1_499)
  expect(shown(resumed)).toEqual(['a', 'b', 'c'])
  later.increment(1)
  expect(shown(resumed)).toEqual(['b', 'c'])
  later.increment(2_000)
  expect(shown(resumed)).toEqual(['c'])
  resumed.send({ type: 'alert.dismissed', id: 'c' })
  expect(shown(resumed)).toEqual([])
  expect(journal.streams.get('alerts/alert-a')?.map(({ event }) => event.type)).toEqual([
    'xstate.init',
    'xstate.after.dismiss.alert.running',
  ])
})

test('a timer that fell due while the page was away fires at once', () => {
  const { actor, resumeAt, shown } = runAlerts()
  actor.send({ type: 'alert.raised', alert: alert('a') })
  const { later, resumed } = resumeAt(3_600_000)
  expect(shown(resumed)).toEqual(['a'])
  later.increment(0)
  expect(shown(resumed)).toEqual([])
})

test('an alert held as the page went away stays held', () => {
  const { actor, clock, resumeAt, shown } = runAlerts()
  actor.send({ type: 'alert.raised', alert: alert('a') })
  actor.send({ type: 'alert.held', id: 'a' })
  clock.increment(1_000)
  const { later, resumed } = resumeAt(1_000)
  later.increment(3_600_000)
  expect(shown(resumed)).toEqual(['a'])
  resumed.send({ type: 'alert.released', id: 'a' })
  later.increment(5_000)
  expect(shown(resumed)).toEqual([])
})

test('an event that was kept but not taken before the page crashed is taken on resuming', () => {
  const clock = new SimulatedClock()
  const journal = createJournal(() => clock.now())
  const machine = quantityMachine.provide({
    actors: { changeQuantity: fromPromise(() => new Promise(() => {})) },
  })
  const actor = createActor(record(machine, journal.recorder), {
    input: { cartToken: 'cart-1', itemId: '1', quantity: 2 },
  }).start()
  actor.send({ type: 'quantity.edited', text: '5' })
  journal.recorder.append('quantity', '1', { type: 'edit.finished' }, actor)

  const asked: unknown[] = []
  const counted = machine.provide({
    actors: {
      changeQuantity: fromPromise(({ input }) => {
        asked.push(input)
        return new Promise(() => {})
      }),
    },
  })
  const { logic, snapshot } = resume(counted, revive(machine, 'quantity', journal), {
    recorder: journal.recorder,
    now: () => 0,
  })
  const input = { cartToken: 'cart-1', itemId: '1', quantity: 2 }
  const resumed = createActor(logic, { input, snapshot, clock }).start()
  expect(resumed.getSnapshot().value).toEqual({ present: { quantity: 'saving', removal: 'unasked' } })
  expect(asked).toEqual([{ cartToken: 'cart-1', itemId: '1', quantity: 5 }])
})

const counting = setup({
  types: {} as { context: { answers: number }; events: { type: 'fail' } },
  actors: { ask: fromPromise<number>(async () => 1) },
  guards: {
    fails: () => {
      throw new Error('The guard fails.')
    },
  },
  delays: { soon: 100 },
  actions: { count: assign({ answers: ({ context }) => context.answers + 1 }) },
}).createMachine({
  id: 'counting',
  context: { answers: 0 },
  invoke: { id: 'ask', src: 'ask', onDone: { actions: 'count' }, onError: { actions: 'count' } },
  on: { fail: { guard: 'fails' } },
  after: { soon: { actions: 'count' } },
})

const runCounting = async () => {
  const journal = createJournal(() => 0)
  const actor = createActor(record(counting, journal.recorder)).start()
  actor.subscribe({ error: () => {} })
  await settle()
  return { actor, journal }
}

test('a port that has answered is not asked again, even where its state goes on', async () => {
  const { actor, journal } = await runCounting()
  expect(actor.getSnapshot().context.answers).toBe(1)
  const { logic, snapshot } = resume(counting, revive(counting, 'counting', journal), {
    recorder: journal.recorder,
    now: () => 0,
  })
  const resumed = createActor(logic, { snapshot }).start()
  await settle()
  expect(resumed.getSnapshot().context.answers).toBe(1)
})

test('a machine that failed on its journal is not revived to fail again', async () => {
  const { actor, journal } = await runCounting()
  actor.send({ type: 'fail' })
  expect(actor.getSnapshot().status).toBe('error')
  expect(() => revive(counting, 'counting', journal)).toThrow('The guard fails.')
  expect(toFailure(new Error('The guard fails.')).kind).toBe('broken')
})

test('a timer that has fired does not run again, even where its state goes on', () => {
  const entry = { stream: 'counting', at: 0, machineVersion: '1' }
  const begun = { ...entry, seq: 0, event: { type: 'xstate.init' } }
  const fired = { ...entry, seq: 1, event: { type: 'xstate.after.soon.counting' } }
  expect(replay(counting, [begun]).timers).toHaveLength(1)
  expect(replay(counting, [begun, fired]).timers).toEqual([])
})

test('an actor that begins again forgets the timers it had', () => {
  const entry = { stream: 'alert', at: 0, machineVersion: '1' }
  const begun = { ...entry, seq: 0, event: { type: 'xstate.init', input: { id: 'a', persistent: false } } }
  const again = { ...entry, seq: 1, event: { type: 'xstate.init', input: { id: 'a', persistent: true } } }
  expect(replay(alertMachine, [begun]).timers).toHaveLength(1)
  expect(replay(alertMachine, [begun, again]).timers).toEqual([])
})

test('an actor that begins again under its name replaces the earlier one', () => {
  const { actor, clock, journal, shown, resumeAt } = runAlerts()
  actor.send({ type: 'alert.raised', alert: alert('a') })
  createActor(record(alertsMachine, journal.recorder), { clock }).start()
  const { resumed, later } = resumeAt(0)
  later.increment(10_000)
  expect(shown(resumed)).toEqual([])
})
