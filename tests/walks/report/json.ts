import { declaredTransitions } from '#machines/chart/transitions.ts'
import type { Walk } from '../walker/walk.ts'
import type { WalkedByDriver, WalkedMachine } from './measure.ts'

/** A waiting machine cannot be walked on a screen that it does not have. */
const reasonsOf = (walk: Walk, { driver, unreachable }: WalkedByDriver) =>
  driver === 'browser' && walk.waiting !== null
    ? declaredTransitions(walk.machine).map(({ key }) => ({
        key,
        reason: `Its screen comes with ${walk.waiting}.`,
      }))
    : unreachable

/**
 * A machine as `npm run paths -- --json` says it: counts of transitions by driver, and the reasons for the
 * others.
 */
export const jsonOf = (walk: Walk, { name, states, transitions, drivers }: WalkedMachine) => ({
  name,
  states,
  transitions,
  covered: Object.fromEntries(drivers.map(({ driver, covered }) => [driver, covered.length])),
  unreachable: Object.fromEntries(drivers.map((driver) => [driver.driver, reasonsOf(walk, driver)])),
})
