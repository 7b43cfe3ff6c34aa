import type { AnyStateMachine } from 'xstate'
import type { AnyStateNode } from 'xstate/graph'
import { isHistory } from '#machines/chart/history.ts'
import { stateNodesOf } from '#machines/chart/transitions.ts'
import type { Exits } from './exits.ts'
import type { CandidatesVariation } from './guards.ts'

const placeOf = (node: AnyStateNode): string => node.path.join('.')

/** Finds the state that entering this one ends in: its initial state, and so on inwards. */
const settle = (node: AnyStateNode): AnyStateNode => {
  const inner = node.type === 'compound' ? node.initial.target[0] : undefined
  return inner ? settle(inner) : node
}

/** Lists the states that entering can tell apart; a history state is where it leads. */
const placesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  stateNodesOf(machine).filter((node) => node !== machine.root && !isHistory(node) && settle(node) === node)

/** Leads each transition to every other state, and nowhere. */
export const varyTargets = (
  machine: AnyStateMachine,
  source: AnyStateNode,
  { candidates, resolved }: Exits,
): CandidatesVariation[] =>
  candidates.flatMap((transition, index) => {
    const meant = resolved[index]?.target?.map(settle) ?? [source]
    const { target, ...staying } = transition
    return [
      ...placesOf(machine)
        .filter((place) => !meant.includes(place) && place !== source)
        .map((place) => ({
          what: `goes to ${placeOf(place)}`,
          candidates: candidates.with(index, { ...transition, target: [`#${machine.id}.${placeOf(place)}`] }),
        })),
      ...(target ? [{ what: 'stays', candidates: candidates.with(index, staying) }] : []),
      ...(transition.reenter
        ? [
            {
              what: 'does not reenter',
              candidates: candidates.with(index, { ...transition, reenter: false }),
            },
          ]
        : []),
    ]
  })
