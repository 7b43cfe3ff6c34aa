import type { AnyStateMachine } from 'xstate'
import { stateNodesOf } from '#machines/chart/transitions.ts'
import { type Chart, chartOf, machineOf, type Named, withState } from './chart.ts'
import { exitsOf } from './exits.ts'
import { addNegations } from './guards.ts'
import { type Mutant, nameOf, type Site } from './mutant.ts'
import { varyExits, varyState } from './operators.ts'

const stateAt = (chart: Chart, path: readonly string[]): Chart =>
  path.reduce((state, key) => state.states[key] ?? state, chart)

/**
 * Finds the guards that can be asked on an event: those asked on it somewhere in the machine, and those whose
 * guard takes nothing of the event.
 */
const guardsOf = (sites: readonly Site[]) => {
  const asked = sites
    .flatMap(({ state, node }) => exitsOf(state, node))
    .flatMap(({ event, candidates }) =>
      candidates.flatMap(({ guard }) => (guard === undefined ? [] : [{ event, guard }])),
    )
  return (event: string): Named[] => {
    const fitting = asked.filter(({ guard, event: on }) => typeof guard === 'string' || on === event)
    return [...new Map(fitting.map(({ guard }) => [nameOf(guard), guard])).values()]
  }
}

const makeSlower = (machine: AnyStateMachine): Mutant[] =>
  Object.entries(machine.implementations.delays).flatMap(([name, delay]) => {
    if (typeof delay !== 'number') return []
    const delays = { ...machine.implementations.delays, [name]: delay / 2 }
    return [
      {
        where: '(machine)',
        what: `halves ${name}`,
        build: () => machineOf(chartOf(machine), { ...machine.implementations, delays }),
      },
    ]
  })

/** Builds every mutant that the operators know for a machine. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => {
  const chart = chartOf(machine)
  const implementations = addNegations(machine)
  const sites = stateNodesOf(machine).map(
    (node): Site => ({ machine, chart, node, state: stateAt(chart, node.path) }),
  )
  const guardsOn = guardsOf(sites)
  const inStates = sites.flatMap((site) =>
    [...varyExits(site, guardsOn), ...varyState(site)].map(
      ({ on, what, state }): Mutant => ({
        where: [site.node.path.join('.') || '(anywhere)', ...(on ? [on] : [])].join(', '),
        what,
        build: () =>
          machineOf(
            withState(chart, site.node.path, () => state),
            implementations,
          ),
      }),
    ),
  )
  return [...inStates, ...makeSlower(machine)]
}
