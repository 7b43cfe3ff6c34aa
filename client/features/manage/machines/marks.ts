import type { Mark } from '#client/features/statechart/shown.ts'
import type { WalkedByDriver, WalkedMachine } from './walks.ts'

/** Drivers that have walked the machine; a browser walks only what has a screen. */
export const findDrivers = ({ drivers, waiting }: WalkedMachine): WalkedByDriver[] =>
  drivers.filter(({ driver, at }) => at !== null && (driver !== 'browser' || waiting === null))

/**
 * What each transition's walks come to: a reason of one driver is no hole, and taken by some is not taken by
 * all.
 */
export const marksOf = (walked: WalkedMachine, keys: readonly string[]): ReadonlyMap<string, Mark> => {
  const drivers = findDrivers(walked).map(({ covered, unreachable }) => ({
    covered: new Set(covered),
    excused: new Set(unreachable.map(({ key }) => key)),
  }))
  return new Map(drivers.length === 0 ? [] : keys.map((key) => [key, markOf(drivers, key)]))
}

interface Driven {
  covered: ReadonlySet<string>
  excused: ReadonlySet<string>
}

const markOf = (drivers: readonly Driven[], key: string): Mark => {
  const taken = drivers.filter(({ covered }) => covered.has(key)).length
  if (taken === drivers.length) return 'all'
  const excused = drivers.filter(({ covered, excused }) => !covered.has(key) && excused.has(key)).length
  if (taken + excused === drivers.length) return 'excused'
  return taken > 0 ? 'some' : 'none'
}
