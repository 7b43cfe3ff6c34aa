import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { isFromOutside } from '#machines/chart/event-types.ts'
import type { Path } from './tour.ts'
import type { Walk } from './walk.ts'
import { stateInWords } from './words.ts'

/** A state, the path that leads to it, and what it does not take. */
export interface Refusing {
  state: string
  path: Path
  snapshot: AnyMachineSnapshot
  refused: readonly AnyEventObject[]
}

/** One for every state that the paths come through, at its first appearance. */
export const refusing = (walk: Walk, paths: readonly Path[]): Refusing[] => {
  const states = new Map<string, Refusing>()
  for (const { input, steps } of paths) {
    for (const [index, { snapshot }] of steps.entries()) {
      const state = stateInWords(snapshot.value)
      if (states.has(state)) continue
      const refused = walk.events.filter((event) => isFromOutside(event.type) && !snapshot.can(event))
      states.set(state, { state, path: { input, steps: steps.slice(0, index + 1) }, snapshot, refused })
    }
  }
  return [...states.values()]
}
