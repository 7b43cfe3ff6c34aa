import { isAnswer, isRefusal, isTimer } from '#machines/chart/event-types.ts'
import { delayOf } from './candidates.ts'
import type { CreateDriver } from './driver.ts'
import { runHeld } from './held-actor.ts'
import { assertSameState } from './same-state.ts'

/**
 * Walks a running actor: real promises, held and resolved one at a time, and a clock that only the walk
 * moves.
 */
export const createActorDriver: CreateDriver = (walk, input) => {
  const run = runHeld(walk.machine, input)
  return {
    taken: run.taken,
    perform: async (event) => {
      if (isTimer(event.type)) run.clock.increment(delayOf(walk, event.type))
      else if (isAnswer(event.type)) await run.answer(event.actorId, event.output)
      else if (isRefusal(event.type)) await run.refuse(event.actorId, event.error)
      else run.send(event)
    },
    assertState: (expected) => assertSameState(run.state(), expected),
    stop: run.stop,
  }
}
