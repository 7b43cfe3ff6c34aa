import type { Outcome } from './outcome.ts'

/** A part of a test run, which tells what it came to. */
export type Step = () => Promise<Outcome>

const NOTHING: Outcome = { passed: 0, failed: 0, notes: [] }

const add = (one: Outcome, other: Outcome): Outcome => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  notes: [...(one.notes ?? []), ...(other.notes ?? [])],
})

/** Takes steps one after another, also after one that failed. */
export const inTurn =
  (...steps: readonly Step[]): Step =>
  async () => {
    let total = NOTHING
    for (const step of steps) total = add(total, await step())
    return total
  }

/** Takes steps side by side, and tells what they came to in their order. */
export const sideBySide =
  (...steps: readonly Step[]): Step =>
  async () => {
    const outcomes = await Promise.all(steps.map((step) => step()))
    return outcomes.reduce(add, NOTHING)
  }

/** A step that a run may leave out. */
export const when = (isWanted: boolean, step: Step): Step => (isWanted ? step : async () => NOTHING)
