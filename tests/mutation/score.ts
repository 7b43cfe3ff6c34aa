import { planOf } from '#tests/walks/walker/plan.ts'
import type { Path } from '#tests/walks/walker/tour.ts'
import type { Walk } from '#tests/walks/walker/walk.ts'
import { type Equivalent, equivalents, isEquivalent } from './equivalent.ts'
import type { Fault } from './mutant.ts'
import { mutantsOf } from './mutants.ts'
import { isKilled, trailsOf } from './trial.ts'

/** The share of mutants that must die, equivalent ones aside (design.md section 3). */
export const LEAST = 0.98

export interface Score {
  machine: string
  /** How many there are, equivalent ones aside. */
  mutants: number
  killed: number
  survivors: readonly Fault[]
  /** Each reason that was used, with the number of mutants it excuses. */
  excused: ReadonlyMap<Equivalent, number>
}

export const gatherPaths = (walk: Walk): Path[] => {
  const { paths, further } = planOf(walk)
  return [...paths, ...further]
}

/** Walks every mutant of a machine, by default on all the paths of its golden table. */
export const scoreOf = (walk: Walk, paths: readonly Path[] = gatherPaths(walk)): Score => {
  const trails = trailsOf(walk, paths)
  const mutants = mutantsOf(walk.machine)
  return tally(
    walk,
    mutants,
    mutants.filter((mutant) => !isKilled(mutant.build(), trails)),
  )
}

/** Scores the mutants once those that are excused are taken out. */
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

/** Adds the score of a machine's rules to that of its chart. */
export const joinScores = (one: Score, other: Score): Score => ({
  machine: one.machine,
  mutants: one.mutants + other.mutants,
  killed: one.killed + other.killed,
  survivors: [...one.survivors, ...other.survivors],
  excused: new Map([...one.excused, ...other.excused]),
})

/** Computes the share of killed mutants over all machines. */
export const share = (scores: readonly Score[]): number => {
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0)
  return sum(({ killed }) => killed) / sum(({ mutants }) => mutants)
}

/** Finds reasons for mutants that a walk kills after all, or that are no longer made. */
export const findUnused = (scores: readonly Score[]): Equivalent[] =>
  equivalents.filter((one) => !scores.some(({ excused }) => excused.has(one)))
