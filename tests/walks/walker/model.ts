import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createNamer } from '#machines/chart/transitions.ts'
import { createInertScope } from '#machines/journal/inert.ts'

/** One event and all that came of it. */
export interface Step {
  event: AnyEventObject
  snapshot: AnyMachineSnapshot
  /** Keys of the transitions taken. */
  taken: readonly string[]
  emitted: readonly AnyEventObject[]
  /** What children were sent. */
  sent: readonly { to: string; event: AnyEventObject }[]
  /** Actors that were started. */
  started: readonly { id: string; input: unknown }[]
  /** Timers that were set, as `event: milliseconds`. */
  waits: readonly string[]
}

/** The machine as a pure function: it runs no action and starts no actor. */
export interface Model {
  start(input: unknown): Step
  step(snapshot: AnyMachineSnapshot, event: AnyEventObject): Step
}

export const createModel = (machine: AnyStateMachine): Model => {
  const nameOf = createNamer(machine)
  let taken: string[] = []
  let emitted: AnyEventObject[] = []
  let sent: { to: string; event: AnyEventObject }[] = []
  let started: { id: string; input: unknown }[] = []
  let waits: string[] = []
  const scope = createInertScope(({ type, params }) => {
    if (!params) return
    if (type === 'xstate.spawnChild' && 'id' in params && 'input' in params)
      started.push({ id: String(params.id), input: params.input })
    if (!('event' in params)) return
    const event = params.event as AnyEventObject
    if (type === 'xstate.emit') emitted.push(event)
    if (type === 'xstate.sendTo' && 'targetId' in params) sent.push({ to: String(params.targetId), event })
    const delay = 'delay' in params ? params.delay : undefined
    if (type === 'xstate.raise' && delay !== undefined) waits.push(`${event.type}: ${delay}`)
  })
  scope.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') taken.push(...nameOf(inspected._transitions))
  })
  const record = (event: AnyEventObject, run: () => AnyMachineSnapshot): Step => {
    taken = []
    emitted = []
    sent = []
    started = []
    waits = []
    const snapshot = run()
    return { event, snapshot, taken, emitted, sent, started, waits }
  }
  return {
    start: (initial) => record({ type: 'xstate.init' }, () => machine.getInitialSnapshot(scope, initial)),
    step: (snapshot, event) => record(event, () => machine.transition(snapshot, event, scope)),
  }
}
