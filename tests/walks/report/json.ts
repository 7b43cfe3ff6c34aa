import { declaredTransitionsOf } from '#machines/chart/transitions.ts'
import type { Walk } from '../walker/walk.ts'
import type { WalkedByDriver, WalkedMachine } from './measure.ts'

/** A waiting machine has no screen to be walked on. */
const reasonsOf = (walk: Walk, { driver, unreachable }: WalkedByDriver) =>
  driver === 'browser' && walk.waiting !== null
    ? declaredTransitionsOf(walk.machine).map(({ key }) => ({
        key,
        reason: `Its screen comes with ${walk.waiting}.`,
      }))
    : unreachable

/**
 * Describes a machine for `npm run paths -- --json`: counts of transitions by driver, and the reasons for
 * those not taken.
 */
export const jsonOf = (walk: Walk, { name, states, transitions, drivers }: WalkedMachine) => ({
  name,
  states,
  transitions,
  covered: Object.fromEntries(drivers.map(({ driver, covered }) => [driver, covered.length])),
  unreachable: Object.fromEntries(drivers.map((driver) => [driver.driver, reasonsOf(walk, driver)])),
})
