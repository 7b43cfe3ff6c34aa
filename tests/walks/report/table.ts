import type { WalkedByDriver, WalkedMachine } from './measure.ts'

const percent = (part: number, whole: number) => `${Math.floor((100 * part) / whole)}% (${part}/${whole})`

const inWords = (driver: WalkedByDriver, { transitions, waiting }: WalkedMachine): string => {
  if (driver.driver === 'browser' && waiting !== null) return `waits for ${waiting}`
  return driver.at === null ? 'not run' : percent(driver.covered.length, transitions)
}

const sum = (numbers: readonly number[]) => numbers.reduce((whole, part) => whole + part, 0)

/** A machine as a row for console.table: its generated paths, as `--machine` lists them, and the time of all drivers. */
export const rowOf = (machine: WalkedMachine) => {
  const { name, states, transitions, drivers, paths } = machine
  return {
    machine: name,
    states,
    transitions,
    ...Object.fromEntries(drivers.map((driver) => [driver.driver, inWords(driver, machine)])),
    paths: paths.length,
    steps: drivers.find(({ driver }) => driver === 'pure')?.steps,
    ms: sum(drivers.map(({ milliseconds }) => milliseconds)),
  }
}
