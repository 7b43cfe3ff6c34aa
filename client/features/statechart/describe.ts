import type { AnyStateMachine } from 'xstate'
import type { AnyStateNode } from 'xstate/graph'
import { typeInWords } from '#machines/chart/event-types.ts'
import { defaultOf, isHistory } from '#machines/chart/history.ts'
import { ALWAYS, actionsOf, type Declared, guardOf, transitionsOf } from '#machines/chart/transitions.ts'

/** A statechart as words: what there is to draw, and nothing of where. */
export interface ChartState {
  /** XState's id of the state, `auth.signedIn`. */
  id: string
  name: string
  kind: 'simple' | 'compound' | 'parallel' | 'final' | 'history'
  tags: readonly string[]
  description: string | null
  /** What is done on entry, while it lasts and on exit. */
  activities: readonly string[]
  /** Transitions that stay: no state is left or entered. */
  stays: readonly ChartTransition[]
  /** Transitions that lead somewhere. */
  leaves: readonly ChartTransition[]
  states: readonly ChartState[]
  /** Where a compound state begins; where a history state leads before anything has been left. */
  initial: string | null
}

export interface ChartTransition {
  /** The walker's key (machines/chart/transitions.ts). */
  key: string
  source: string
  targets: readonly string[]
  event: string
  guard: string
  actions: readonly string[]
}

export const describe = ({ root }: AnyStateMachine): ChartState => stateOf(root)

const stateOf = (node: AnyStateNode): ChartState => {
  const transitions = transitionsOf(node).map(transitionOf)
  return {
    id: node.id,
    name: isHistory(node) ? `(H) ${node.key}` : node.key,
    kind: kindOf(node),
    tags: node.tags,
    description: node.description ?? null,
    activities: activitiesOf(node),
    stays: transitions.filter(({ targets }) => targets.length === 0),
    leaves: transitions.filter(({ targets }) => targets.length > 0),
    states: Object.values(node.states).map(stateOf),
    initial: initialOf(node)?.id ?? null,
  }
}

const kindOf = ({ type }: AnyStateNode): ChartState['kind'] => (type === 'atomic' ? 'simple' : type)

const initialOf = (node: AnyStateNode): AnyStateNode | undefined => {
  if (node.type === 'compound') return node.initial.target[0]
  return isHistory(node) ? defaultOf(node)[0] : undefined
}

const activitiesOf = (node: AnyStateNode): string[] => [
  ...listNamed(node.entry).map((action) => `entry / ${action}`),
  ...node.invoke.map(({ id }) => `runs ${id}`),
  ...listNamed(node.exit).map((action) => `exit / ${action}`),
]

/** A state with a timer enters and leaves with functions of XState's own, which say nothing of ours. */
const listNamed = (actions: readonly unknown[]): string[] =>
  actionsOf(actions.filter((action) => typeof action !== 'function'))

const transitionOf = ({ key, source, event, definition }: Declared): ChartTransition => ({
  key,
  source: source.id,
  targets: definition.target?.map(({ id }) => id) ?? [],
  event: event === ALWAYS ? '' : typeInWords(event),
  guard: guardOf(definition),
  actions: actionsOf(definition.actions),
})

/** All transitions of a chart, in the order in which they are declared. */
export const listTransitions = (state: ChartState): ChartTransition[] => [
  ...[...state.stays, ...state.leaves],
  ...state.states.flatMap(listTransitions),
]
