import { planOf } from '#tests/walks/walker/plan.ts'
import type { Path } from '#tests/walks/walker/tour.ts'
import type { Walk } from '#tests/walks/walker/walk.ts'
import { type Equivalent, equivalents, isEquivalent } from './equivalent.ts'
import type { Fault } from './mutant.ts'
import { mutantsOf } from './mutants.ts'
import { isKilled, trailsOf } from './trial.ts'

/** design.md section 3: mutants that must die, of all that are not equivalent. */
export const LEAST = 0.98

export interface Score {
  machine: string
  /** All but the equivalent ones. */
  mutants: number
  killed: number
  survivors: readonly Fault[]
  /** Reasons that are used, each with how many mutants it is for. */
  excused: ReadonlyMap<Equivalent, number>
}

export const allPaths = (walk: Walk): Path[] => {
  const { paths, further } = planOf(walk)
  return [...paths, ...further]
}

/** Walks every mutant of a machine, by default on all the paths that its golden table holds. */
export const scoreOf = (walk: Walk, paths: readonly Path[] = allPaths(walk)): Score => {
  const trails = trailsOf(walk, paths)
  const mutants = mutantsOf(walk.machine)
  return tally(
    walk,
    mutants,
    mutants.filter((mutant) => !isKilled(mutant.build(), trails)),
  )
}

/** What is left once the mutants that are alive for a reason are taken out. */
export const tally = (walk: Walk, mutants: readonly Fault[], alive: readonly Fault[]): Score => {
  const reasonFor = (mutant: Fault) => equivalents.find((one) => isEquivalent(walk.name, mutant, one))
  const reasons = alive.flatMap((mutant) => reasonFor(mutant) ?? [])
  return {
    machine: walk.name,
    mutants: mutants.length - reasons.length,
    killed: mutants.length - alive.length,
    survivors: alive.filter((mutant) => !reasonFor(mutant)),
    excused: new Map(
      [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]),
    ),
  }
}

/** Of the chart and of the rules of one machine. */
export const joined = (one: Score, other: Score): Score => ({
  machine: one.machine,
  mutants: one.mutants + other.mutants,
  killed: one.killed + other.killed,
  survivors: [...one.survivors, ...other.survivors],
  excused: new Map([...one.excused, ...other.excused]),
})

/** Of all machines together. */
export const share = (scores: readonly Score[]): number => {
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0)
  return sum(({ killed }) => killed) / sum(({ mutants }) => mutants)
}

/** Reasons for mutants that a walk kills after all, or that are no longer made. */
export const unused = (scores: readonly Score[]): Equivalent[] =>
  equivalents.filter((one) => !scores.some(({ excused }) => excused.has(one)))
