import { typeInWords } from '#machines/chart/event-types.ts'
import { guardOf } from '#machines/chart/transitions.ts'
import { varyActions } from './actions.ts'
import type { Named } from './chart.ts'
import { type Exits, exitsOf } from './exits.ts'
import { type CandidatesVariation, varyGuards, varyOrder } from './guards.ts'
import type { Site, Variation } from './mutant.ts'
import { varyTargets } from './targets.ts'

/** Takes one action out of each transition, or does it twice. */
const varyEffects = ({ machine }: Site, { candidates }: Exits): CandidatesVariation[] =>
  candidates.flatMap((transition, index) =>
    varyActions(machine, transition.actions).map(({ what, actions }) => ({
      what,
      candidates: candidates.with(index, { ...transition, actions }),
    })),
  )

/** Drops each transition, and all of them together. */
const varyByDropping = ({ candidates, resolved }: Exits): CandidatesVariation[] => [
  ...candidates.map((_, index) => {
    const guard = resolved[index] ? guardOf(resolved[index]) : ''
    return { what: `drops ${guard ? `[${guard}]` : 'it'}`, candidates: candidates.toSpliced(index, 1) }
  }),
  ...(candidates.length > 1 ? [{ what: 'drops all', candidates: [] }] : []),
]

export const varyExits = (site: Site, guardsOn: (event: string) => readonly Named[]): Variation[] =>
  exitsOf(site.state, site.node).flatMap((exits) =>
    [
      ...varyByDropping(exits),
      ...varyTargets(site.machine, site.node, exits),
      ...varyGuards(exits, guardsOn(exits.event)),
      ...varyOrder(exits),
      ...varyEffects(site, exits),
    ].map(({ what, candidates }) => ({
      on: typeInWords(exits.event),
      what,
      state: exits.write(candidates),
    })),
  )

/**
 * Puts something wrong into a state itself: what it does when entered and left, what it runs, its tags and
 * where it begins.
 */
export const varyState = ({ machine, state }: Site): Variation[] => [
  ...varyActions(machine, state.entry).map(({ what, actions }) => ({
    on: 'entry',
    what,
    state: { ...state, entry: actions },
  })),
  ...varyActions(machine, state.exit).map(({ what, actions }) => ({
    on: 'exit',
    what,
    state: { ...state, exit: actions },
  })),
  ...state.tags.map((tag) => ({
    what: `drops tag ${tag}`,
    state: { ...state, tags: state.tags.filter((one) => one !== tag) },
  })),
  ...state.invoke.map(({ id }, index) => ({
    what: `does not run ${id}`,
    state: { ...state, invoke: state.invoke.toSpliced(index, 1) },
  })),
  ...(state.initial === undefined ? [] : Object.keys(state.states))
    .filter((inner) => inner !== state.initial)
    .map((initial) => ({ what: `begins in ${initial}`, state: { ...state, initial } })),
  ...(state.type === 'final' ? [{ what: 'does not end', state: { ...state, type: 'atomic' } }] : []),
]
