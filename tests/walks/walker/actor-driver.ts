import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  SimulatedClock,
} from 'xstate'
import { delayOf, isAnswer, isRefusal, isTimer } from './candidates.ts'
import type { CreateDriver } from './driver.ts'
import { assertSameState } from './same-state.ts'
import { namer } from './transitions.ts'

/** Every actor of the machine as a promise that is held until the walk says how it ends. */
const holdActors = (machine: AnyStateMachine) => {
  const held = new Map<string, PromiseWithResolvers<unknown>>()
  const hold = fromPromise(({ self }) => {
    const promise = Promise.withResolvers<unknown>()
    held.set(self.id, promise)
    return promise.promise
  })
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((src) => [src, hold]))
  return { machine: machine.provide({ actors }), held }
}

/** Walks a running actor: real promises, held and let go one at a time, and a clock that only the walk moves. */
export const createActorDriver: CreateDriver = (walk, input) => {
  const { machine, held } = holdActors(walk.machine)
  const nameOf = namer(machine)
  const taken = new Set<string>()
  const clock = new SimulatedClock()
  let arrived: { type: string; resolve: () => void } | null = null
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') {
        for (const key of nameOf(inspected._transitions)) taken.add(key)
      }
      if (inspected.type === '@xstate.event' && inspected.event.type === arrived?.type) arrived.resolve()
    },
  })
  actor.start()
  const arrival = (type: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    arrived = { type, resolve }
    return promise
  }
  return {
    taken,
    perform: async (event) => {
      if (isTimer(event.type)) return void clock.increment(delayOf(walk, event.type))
      if (!isAnswer(event.type) && !isRefusal(event.type)) return actor.send(event)
      const port = held.get(event.actorId)
      const answered = arrival(event.type)
      if (isAnswer(event.type)) port?.resolve(event.output)
      else port?.reject(event.error)
      await answered
    },
    assertState: (expected) => assertSameState(actor.getSnapshot() as AnyMachineSnapshot, expected),
    stop: () => actor.stop(),
  }
}
