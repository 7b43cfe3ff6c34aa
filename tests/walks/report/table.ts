import type { WalkedByDriver, WalkedMachine } from './measure.ts'

const percent = (part: number, whole: number) => `${Math.floor((100 * part) / whole)}% (${part}/${whole})`

const inWords = (driver: WalkedByDriver, { transitions, waiting }: WalkedMachine): string => {
  if (driver.driver === 'browser' && waiting !== null) return `waits for ${waiting}`
  return driver.at === null ? 'not run' : percent(driver.covered.length, transitions)
}

const sum = (numbers: readonly number[]) => numbers.reduce((whole, part) => whole + part, 0)

/**
 * Makes a machine's row for console.table: its generated paths, as `--machine` lists them, and the time of
 * all drivers.
 */
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

/** Says when each driver last walked which machines, on which commit; the latest first. */
export const walkedInWords = (machines: readonly WalkedMachine[]): string[] => {
  const walked = machines.flatMap(({ name, drivers }) =>
    drivers.flatMap(({ driver, at, commit }) =>
      at === null ? [] : [{ name, at, words: `${driver}: ${minute(at)} on ${commit ?? 'no commit'}` }],
    ),
  )
  const byWords = [...Map.groupBy(walked, ({ words }) => words)].toSorted(([, [one]], [, [other]]) =>
    (other?.at ?? '').localeCompare(one?.at ?? ''),
  )
  return byWords.map(([words, all]) =>
    all.length === machines.length ? words : `${words}: ${all.map(({ name }) => name).join(', ')}`,
  )
}

const minute = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`
