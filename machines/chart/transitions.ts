import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { AnyStateNode } from 'xstate/graph'

/** What the transitions are filed under that wait for no event. */
export const ALWAYS = 'always'

/** A transition as the chart declares it. */
export interface Declared {
  /** `source|event[index]{guard}->targets`, the same for every instance of the machine. */
  key: string
  source: AnyStateNode
  event: string
  definition: AnyTransitionDefinition
}

/** The state and all within it, parents first. */
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

export const stateNodesOf = ({ root }: AnyStateMachine): AnyStateNode[] => nodesOf(root)

const typeOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type)
  throw new Error('Guards, actions and delays are named, so that a walk can tell them apart.')
}

export const guardOf = ({ guard }: Pick<AnyTransitionDefinition, 'guard'>): string =>
  guard ? typeOf(guard) : ''

export const actionsOf = (actions: readonly unknown[]): string[] => actions.map(typeOf)

/** Writes the key of a transition, which is the `index`th of its state and event. */
export const keyOf = (
  source: Pick<AnyStateNode, 'id'>,
  event: string,
  index: number,
  definition: Pick<AnyTransitionDefinition, 'guard' | 'target'>,
): string => {
  const targets = definition.target?.map(({ id }) => id).join(',') ?? ''
  return `${source.id}|${event}[${index}]{${guardOf(definition)}}->${targets}`
}

const declare = (source: AnyStateNode, event: string, definitions: readonly AnyTransitionDefinition[]) =>
  definitions.map(
    (definition, index): Declared => ({
      key: keyOf(source, event, index, definition),
      source,
      event,
      definition,
    }),
  )

/** Every transition that leaves this state itself. */
export const transitionsOf = (node: AnyStateNode): Declared[] => [
  ...[...node.transitions].flatMap(([event, definitions]) => declare(node, event, definitions)),
  ...declare(node, ALWAYS, node.always ?? []),
]

/** Every entry of every state's transitions and `always`: what a walk has to cover. */
export const declaredTransitionsOf = (machine: AnyStateMachine): Declared[] =>
  stateNodesOf(machine).flatMap(transitionsOf)

/** Makes what names the transitions that a microstep says it took. */
export const createNamer = (machine: AnyStateMachine) => {
  const keys = new Map(declaredTransitionsOf(machine).map(({ definition, key }) => [definition, key]))
  return (taken: readonly AnyTransitionDefinition[]): string[] =>
    taken.flatMap((definition) => keys.get(definition) ?? [])
}
