import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { isFromOutside } from '#machines/chart/event-types.ts'
import { stateInWords } from '#machines/chart/words.ts'
import type { Path } from './tour.ts'
import type { Walk } from './walk.ts'

/** A state, the path that leads to it, and the events that it does not take. */
export interface Refusing {
  state: string
  path: Path
  snapshot: AnyMachineSnapshot
  refused: readonly AnyEventObject[]
}

/**
 * Finds one for every state of the paths, at its first appearance and where it first refuses more than
 * before.
 */
export const findRefusing = (walk: Walk, paths: readonly Path[]): Refusing[] => {
  const known = new Map<string, Set<AnyEventObject>>()
  return paths.flatMap(({ input, steps }) =>
    steps.flatMap(({ snapshot }, index): Refusing[] => {
      const state = stateInWords(snapshot.value)
      const before = known.get(state)
      const refused = walk.events.filter(
        (event) => isFromOutside(event.type) && !before?.has(event) && !snapshot.can(event),
      )
      if (before && refused.length === 0) return []
      known.set(state, new Set([...(before ?? []), ...refused]))
      return [{ state, path: { input, steps: steps.slice(0, index + 1) }, snapshot, refused }]
    }),
  )
}
