import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyMachineSnapshot } from 'xstate'
import type { Rules } from '../rules/rule.ts'
import { rules } from '../rules.ts'
import type { Walk } from './walk.ts'
import { wholeInWords } from './whole.ts'

const machines = join(import.meta.dirname, '..', '..', '..', 'machines')

export type Exports = Readonly<Record<string, unknown>>
type Rule = (...given: readonly unknown[]) => unknown
type Answers = Readonly<Record<string, unknown>>

/** What a walk can look at in a machine's folder, besides the chart. */
export interface Eyes {
  /** What screens read of a state, by the selector's name. */
  show(snapshot: AnyMachineSnapshot): Answers
  /** What is made of an error, by the name of the function that makes it. */
  judge(error: unknown): Answers
  /** What rules answer when tried by themselves, by what they are asked. */
  tryOut(): Answers
}

/** A machine's rules are in these files, besides its chart. */
const FILES = [
  'context',
  'failure',
  'intent',
  'selectors',
  'page',
  'options',
  'choice',
  'framing',
  'workspaces',
  'list',
  'measure',
  'order',
]

const pathOf = (file: string) => join(machines, file)

/** What several charts are made of, by the folder of its rules. */
const SHARED = { toggle: 'toggle.ts', 'chosen-pictures': 'states.ts' }

/** Lists a machine's own folder, and those of what its chart shares with others; none for a lifecycle. */
const foldersOf = ({ name }: Walk): string[] => {
  const chart = pathOf(`${name}/machine.ts`)
  if (!existsSync(chart)) return []
  const source = readFileSync(chart, 'utf8')
  const shared = Object.entries(SHARED).filter(([folder, file]) =>
    source.includes(`#machines/${folder}/${file}`),
  )
  return [name, ...shared.map(([folder]) => folder)]
}

/** Lists the files of a machine's rules by their paths in machines/. */
export const ruleFilesOf = (walk: Walk): string[] =>
  foldersOf(walk)
    .flatMap((folder) => FILES.map((file) => `${folder}/${file}.ts`))
    .filter((file) => existsSync(pathOf(file)))

export const eyesOf = async (walk: Walk): Promise<Eyes> => {
  const files = ruleFilesOf(walk)
  const modules: Exports[] = await Promise.all(files.map((file) => import(pathOf(file))))
  return makeEyes(walk, new Map(files.map((file, index) => [file, modules[index] ?? {}])))
}

export const makeEyes = ({ name }: Walk, modules: ReadonlyMap<string, Exports>): Eyes => {
  const all = rulesIn(modules, () => true)
  const shown = rulesIn(modules, (file) => file.endsWith('/selectors.ts')).filter(
    ([rule, { length }]) => rule.startsWith('select') && length === 1,
  )
  const judging = rulesIn(modules, (file) => file.endsWith('/failure.ts')).filter(
    ([, rule]) => rule.length === 1 && /^\(?error\b/.test(rule.toString()),
  )
  return {
    show: (snapshot) => ask(shown, snapshot),
    judge: (error) => ask(judging, error),
    tryOut: () => tryAll(name, new Map(all), rules[name] ?? {}),
  }
}

const rulesIn = (
  modules: ReadonlyMap<string, Exports>,
  isMeant: (file: string) => boolean,
): [string, Rule][] =>
  [...modules]
    .filter(([file]) => isMeant(file))
    .flatMap(([, exports]) => Object.entries(exports))
    .flatMap(([name, rule]): [string, Rule][] => (isRule(rule) ? [[name, rule]] : []))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

const isRule = (value: unknown): value is Rule => typeof value === 'function'

const ask = (all: readonly [string, Rule][], given: unknown): Answers =>
  Object.fromEntries(all.map(([name, rule]) => [name, rule(given)]))

const tryAll = (machine: string, all: ReadonlyMap<string, Rule>, tries: Rules): Answers => {
  const answers: Record<string, unknown> = {}
  for (const [name, asked] of Object.entries(tries))
    for (const given of asked) {
      const words = `${name}(${given.map(wholeInWords).join(', ')})`
      const rule = all.get(name)
      if (!rule) throw new Error(`${machine} has no rule ${name}.`)
      if (words in answers) throw new Error(`${machine} tries out ${words} twice.`)
      answers[words] = answer(rule, given)
    }
  return answers
}

/** Answers what a rule answers, asking on where it answers another rule. */
const answer = (rule: Rule, given: readonly unknown[]): unknown => {
  const answered = rule(...given)
  return isRule(answered) ? answer(answered, given.slice(rule.length)) : answered
}
