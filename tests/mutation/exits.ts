import type { AnyTransitionDefinition } from 'xstate'
import type { AnyStateNode } from 'xstate/graph'
import { ALWAYS } from '#machines/chart/transitions.ts'
import type { Chart, Transition } from './chart.ts'

/** The transitions that leave a state on one event, the first that may be taken first. */
export interface Exits {
  /** XState's own name for it; includes what invoked actors answer, and timers. */
  event: string
  candidates: readonly Transition[]
  /** The candidates as the machine has resolved them. */
  resolved: readonly AnyTransitionDefinition[]
  /** Answers the state with other candidates instead. */
  write(candidates: readonly Transition[]): Chart
}

const put = (
  record: Readonly<Record<string, readonly Transition[]>>,
  key: string,
  candidates: readonly Transition[],
) =>
  Object.fromEntries(
    Object.entries({ ...record, [key]: candidates }).filter(([, remaining]) => remaining.length > 0),
  )

/** Lists every way out of a state that its chart declares. */
export const exitsOf = (state: Chart, node: AnyStateNode): Exits[] => {
  const exits = (event: string, candidates: readonly Transition[], write: Exits['write']): Exits => ({
    event,
    candidates,
    resolved: (event === ALWAYS ? node.always : node.transitions.get(event)) ?? [],
    write,
  })
  return [
    ...Object.entries(state.on).map(([type, list]) =>
      exits(type, list, (on) => ({ ...state, on: put(state.on, type, on) })),
    ),
    exits(ALWAYS, state.always, (always) => ({ ...state, always })),
    exits(`xstate.done.state.${node.id}`, state.onDone, (onDone) => ({ ...state, onDone })),
    ...Object.entries(state.after).map(([delay, list]) =>
      exits(`xstate.after.${delay}.${node.id}`, list, (after) => ({
        ...state,
        after: put(state.after, delay, after),
      })),
    ),
    ...state.invoke.flatMap((invoke, index) => {
      const replace = (changed: typeof invoke) => ({ ...state, invoke: state.invoke.with(index, changed) })
      return [
        exits(`xstate.done.actor.${invoke.id}`, invoke.onDone, (onDone) => replace({ ...invoke, onDone })),
        exits(`xstate.error.actor.${invoke.id}`, invoke.onError, (onError) =>
          replace({ ...invoke, onError }),
        ),
      ]
    }),
  ].filter(({ candidates }) => candidates.length > 0)
}
