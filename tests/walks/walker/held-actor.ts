import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  SimulatedClock,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate'
import { createNamer } from '#machines/chart/transitions.ts'

/** A port that was called and waits for its answer. */
interface Call {
  id: string
  input: unknown
  promise: PromiseWithResolvers<unknown>
}

/** Lets every promise that is ready go on. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Replaces every actor of the machine by a promise that is held until somebody says how it ends. */
const holdActors = (machine: AnyStateMachine) => {
  const calls: Call[] = []
  const hold = fromPromise<unknown, unknown>(({ self, input }) => {
    const promise = Promise.withResolvers<unknown>()
    calls.push({ id: self.id, input, promise })
    return promise.promise
  })
  const sources = Object.keys(machine.implementations.actors)
  const actors = Object.fromEntries(sources.map((source) => [source, hold]))
  return { provided: machine.provide({ actors }), calls }
}

/** What to run of a machine: by default the machine itself, from its beginning. */
type Around = (machine: AnyStateMachine) => { logic: AnyStateMachine; snapshot?: Snapshot<unknown> }

/** Runs a machine with held ports and a clock that only moves when told to. */
export const runHeld = <Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
  around: Around = (logic) => ({ logic }),
) => {
  const { provided, calls } = holdActors(machine)
  const nameOf = createNamer(provided)
  const taken = new Set<string>()
  const told: AnyEventObject[] = []
  const clock = new SimulatedClock()
  const { logic, snapshot } = around(provided)
  const actor = createActor(logic, {
    input,
    snapshot,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      for (const key of nameOf(inspected._transitions)) taken.add(key)
    },
  })
  actor.on('*', (event) => told.push(event))
  actor.start()
  const last = (id: string): Call => {
    const call = calls.findLast((one) => one.id === id)
    if (!call) throw new Error(`${id} has not been called.`)
    return call
  }
  return {
    /** Keys of the transitions taken so far. */
    taken,
    /** What it has emitted, oldest first. */
    told,
    /** Every call of a port so far, oldest first. */
    calls,
    clock,
    /** Lists the delayed events that it waits for. */
    waitsFor: (): string[] =>
      Object.values(actor.system.getSnapshot()._scheduledEvents).map(({ event }) => event.type),
    send: (event: EventFromLogic<Machine>): void => actor.send(event),
    state: () => actor.getSnapshot() as SnapshotFrom<Machine>,
    /** Answers or refuses a call, by default the last one of that port. */
    answer: (id: string, output: unknown = undefined, call = last(id)) => {
      call.promise.resolve(output)
      return settle()
    },
    refuse: (id: string, error: unknown, call = last(id)) => {
      call.promise.reject(error)
      return settle()
    },
    stop: () => actor.stop(),
  }
}
