import type { FaultPlan } from './faults.ts'

/** Nothing has happened before the visit, so there is nothing to wait for. */
const CALM_AT_FIRST_MS = 60_000

/**
 * Measures how long there has been no storm while every service answered, by the clock of the callers that
 * ask again and again.
 */
export const createCalm = (plan: FaultPlan, begunAt: number) => {
  let roughAt = begunAt - CALM_AT_FIRST_MS
  return {
    /** Call it when a service has just not answered. */
    wasDown: (now: number) => {
      roughAt = now
    },
    /** In milliseconds; 0 in a storm. */
    calmFor: (now: number): number => {
      if (plan.isStormy(now)) roughAt = now
      return now - roughAt
    },
  }
}
