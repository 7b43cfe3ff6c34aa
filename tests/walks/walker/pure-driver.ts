import type { CreateDriver } from './driver.ts'
import { createModel } from './model.ts'
import { assertSameState } from './same-state.ts'

/** Walks the machine as a pure function: no clock, no promise, no effect. */
export const createPureDriver: CreateDriver = (walk, input) => {
  const model = createModel(walk.machine)
  const beginning = model.start(input)
  const taken = new Set(beginning.taken)
  let { snapshot } = beginning
  return {
    taken,
    perform: async (event) => {
      const step = model.step(snapshot, event)
      snapshot = step.snapshot
      for (const key of step.taken) taken.add(key)
    },
    assertState: (expected) => assertSameState(snapshot, expected),
    stop: () => {},
  }
}
