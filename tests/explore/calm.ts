import type { FaultPlan } from './faults.ts'

/** Before anything has happened there is nothing to wait for. */
const CALM_AT_FIRST_MS = 60_000

/**
 * How long there has been no storm and every service has answered, by the clock of those who are asked again
 * and again.
 */
export const createCalm = (plan: FaultPlan, begunAt: number) => {
  let roughAt = begunAt - CALM_AT_FIRST_MS
  return {
    /** The services did not answer just now. */
    wasDown: (now: number) => {
      roughAt = now
    },
    /** Milliseconds; 0 in a storm. */
    calmFor: (now: number): number => {
      if (plan.isStormy(now)) roughAt = now
      return now - roughAt
    },
  }
}
