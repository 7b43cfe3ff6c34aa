import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Alert } from '#machines/alerts/list.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { authMachine } from '#machines/auth/machine.ts'
import type { Challenged, Credentials } from '#machines/auth/ports.ts'
import { type Recorder, record } from '#machines/journal/record.ts'
import { Refusal, readRefusal } from '#machines/refusal.ts'
import type { Session } from '#machines/session.ts'
import { adasSession } from '../walks/fixtures/shared.ts'

const nobody = { user: null, profile: null }
const signIn = { type: 'signIn.submitted', email: 'ada@aquatint.test', secret: 'secret-1' } as const
const alert = (id: string): Alert => ({ id, status: 'info', text: id, persistent: false, action: null })

const createLines = () => {
  const lines: string[] = []
  const events: AnyEventObject[] = []
  const recorder: Recorder = {
    append(stream, machineVersion, event) {
      lines.push(`${stream} v${machineVersion} ${event.type}`)
      events.push(event)
    },
  }
  return { lines, events, recorder }
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('an event is kept before it has any effect', () => {
  const seen: unknown[] = []
  const recorder: Recorder = {
    append: (_, __, { type }) => {
      if (type !== 'xstate.init') seen.push([type, actor.getSnapshot().value])
    },
  }
  const actor = createActor(record(authMachine, recorder), { input: nobody }).start()
  actor.send({ type: 'guest.started', profile: { userId: null, currentProject: null } })
  actor.send({ type: 'profile.refused' })
  expect(seen).toEqual([
    ['guest.started', 'anonymous'],
    ['profile.refused', 'guest'],
  ])
})

test('an incoming event is kept, with the input of the actor, and an event that the machine raises itself is not', async () => {
  const { lines, events, recorder } = createLines()
  const machine = authMachine.provide({
    actors: { authenticate: fromPromise<Session | Challenged, Credentials>(async () => adasSession) },
  })
  const actor = createActor(record(machine, recorder), { input: nobody }).start()
  actor.send(signIn)
  await settle()
  expect(actor.getSnapshot().value).toBe('signedIn')
  actor.stop()
  expect(lines).toEqual([
    'auth v1 xstate.init',
    'auth v1 signIn.submitted',
    'auth v1 xstate.done.actor.authenticate',
  ])
  expect(events[0]).toEqual({ type: 'xstate.init', input: nobody })
})

test('an error that a port throws is kept as the data of a refusal, which the machine sees too', async () => {
  const { events, recorder } = createLines()
  const refusal = new Refusal('RATE_LIMITED', 'Too many attempts.')
  const machine = authMachine.provide({
    actors: {
      authenticate: fromPromise<Session | Challenged, Credentials>(() => Promise.reject(refusal)),
    },
  })
  const actor = createActor(record(machine, recorder), { input: nobody }).start()
  actor.send(signIn)
  await settle()
  expect(events.at(-1)?.error).toEqual(readRefusal(refusal))
  expect(events.at(-1)?.error).not.toBeInstanceOf(Error)
  expect(actor.getSnapshot().context.failure).toEqual({ kind: 'throttled', message: 'Too many attempts.' })
})

test('machines within a machine have streams of their own, and their timers are kept', () => {
  const { lines, recorder } = createLines()
  const clock = new SimulatedClock()
  const actor = createActor(record(alertsMachine, recorder), { clock }).start()
  actor.send({ type: 'alert.raised', alert: alert('a') })
  actor.send({ type: 'alert.held', id: 'a' })
  actor.send({ type: 'alert.released', id: 'a' })
  clock.increment(5_000)
  expect(lines).toEqual([
    'alerts v2 xstate.init',
    'alerts v2 alert.raised',
    'alerts/alert-a v1 xstate.init',
    'alerts v2 alert.held',
    'alerts/alert-a v1 alert.held',
    'alerts v2 alert.released',
    'alerts/alert-a v1 alert.released',
    'alerts/alert-a v1 xstate.after.dismiss.alert.running',
    'alerts v2 xstate.done.actor.alert-a',
  ])
})

test('an actor may be named differently from its machine', () => {
  const { lines, recorder } = createLines()
  createActor(record(alertsMachine, recorder, 'notices')).start()
  expect(lines).toEqual(['notices v2 xstate.init'])
})
