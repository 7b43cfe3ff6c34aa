import type { AnyEventObject } from 'xstate'
import { DONE, ERROR, typeInWords } from '#machines/chart/event-types.ts'
import { dataOf } from '#machines/chart/words.ts'
import { findTelling, valuesAt } from './telling.ts'
import type { Walk } from './walk.ts'
import { leavesOf, wholeInWords } from './whole.ts'

/** One thing that may happen to a machine, under a name that no other example of it has. */
interface Example {
  kind: string
  name: string
  data: unknown
}

const BEGINS = 'begins'

/** Lists everything the walk gives: how the machine begins, then what it is sent, answered and refused. */
const examplesOf = ({ inputs, events, answers, refusals }: Walk): Example[] => [
  ...nameAll(BEGINS, inputs),
  ...[...Map.groupBy(events, ({ type }) => type)].flatMap(([type, all]) => nameAll(type, all.map(dataOf))),
  ...Object.entries(answers).flatMap(([id, outputs]) => nameAll(typeInWords(DONE + id), outputs)),
  ...Object.entries(refusals).flatMap(([id, errors]) => nameAll(typeInWords(ERROR + id), errors)),
]

/** Names the only example of a kind by the kind; names others by the fewest data that tell them apart. */
const nameAll = (kind: string, all: readonly unknown[]): Example[] => {
  const leaves = all.map(leavesOf)
  const paths = findTelling(leaves.map((one) => [one]))
  if (paths === null) throw new Error(`Two examples of ${kind} are the same.`)
  return all.map((data, index) => {
    const words = wordsAt(leaves[index] ?? new Map(), paths)
    return { kind, data, name: words === '' ? kind : `${kind} «${words}»` }
  })
}

/** A text that is enough by itself needs neither its place nor quotes. */
const wordsAt = (leaves: ReadonlyMap<string, string>, paths: readonly string[]): string => {
  const [first = '', ...more] = paths
  const alone = more.length === 0 ? leaves.get(first)?.match(/^'(.+)'$/)?.[1] : undefined
  return alone ?? valuesAt(leaves, paths)
}

/** Writes each example in full, for the head of a golden table. */
export const examplesInWords = (walk: Walk): string[] =>
  examplesOf(walk).map(({ name, data }) => `   ${name}${data === undefined ? '' : `: ${wholeInWords(data)}`}`)

/** Names events by their examples; what is no example, such as a timer, keeps its own name. */
export const namesOf = (walk: Walk) => {
  const keyOf = (kind: string, data: unknown): string => `${kind} ${wholeInWords(data)}`
  const names = new Map(examplesOf(walk).map(({ kind, name, data }) => [keyOf(kind, data), name]))
  const nameOf = (kind: string, data: unknown): string => names.get(keyOf(kind, data)) ?? kind
  return {
    ofInput: (input: unknown): string => nameOf(BEGINS, input),
    ofEvent: (event: AnyEventObject): string => nameOf(typeInWords(event.type), dataOf(event)),
  }
}

export type Names = ReturnType<typeof namesOf>
