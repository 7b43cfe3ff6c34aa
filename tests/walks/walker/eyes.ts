import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyMachineSnapshot } from 'xstate'
import type { Walk } from './walk.ts'

const machines = join(import.meta.dirname, '..', '..', '..', 'machines')

type Exports = Readonly<Record<string, unknown>>
type Reads = (given: unknown) => unknown

/** What a machine's folder holds besides the chart, as far as a walk can look at it. */
export interface Eyes {
  /** What screens read of a state, by the selector's name. */
  show(snapshot: AnyMachineSnapshot): Readonly<Record<string, unknown>>
  /** What is made of an error, by the name of what makes it. */
  judge(error: unknown): Readonly<Record<string, unknown>>
}

/** The folders whose rules a machine goes by: its own, and that of all toggles for one of them. */
export const foldersOf = ({ name }: Walk): string[] => {
  const chart = join(machines, name, 'machine.ts')
  if (!existsSync(chart)) return []
  return readFileSync(chart, 'utf8').includes('#machines/toggle/') ? [name, 'toggle'] : [name]
}

export const filesOf = (walk: Walk, file: string): string[] =>
  foldersOf(walk)
    .map((folder) => `${folder}/${file}.ts`)
    .filter((path) => existsSync(join(machines, path)))

export const eyesOf = async (walk: Walk): Promise<Eyes> => {
  const load = (file: string): Promise<Exports[]> =>
    Promise.all(filesOf(walk, file).map((path) => import(join(machines, path))))
  return eyesWith(await load('selectors'), await load('failure'))
}

export const eyesWith = (selectors: readonly Exports[], failures: readonly Exports[]): Eyes => {
  const shown = readsAmong(selectors, (name) => name.startsWith('select'))
  const judging = readsAmong(failures, (_, read) => /^(async )?\(?error\b/.test(read.toString()))
  return {
    show: (snapshot) => mapEach(shown, (select) => select(snapshot)),
    judge: (error) => mapEach(judging, (read) => read(error)),
  }
}

const readsAmong = (all: readonly Exports[], isMeant: (name: string, read: Reads) => boolean) =>
  all
    .flatMap((exports) => Object.entries(exports))
    .flatMap(([name, read]): [string, Reads][] =>
      isReading(read) && isMeant(name, read) ? [[name, read]] : [],
    )
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Of one thing alone: a selector that is told more is asked by the screen that knows it. */
const isReading = (value: unknown): value is Reads => typeof value === 'function' && value.length === 1

const mapEach = (reads: readonly [string, Reads][], map: (read: Reads) => unknown) =>
  Object.fromEntries(reads.map(([name, read]) => [name, map(read)]))
