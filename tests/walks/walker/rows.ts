import { findTelling, valuesAt } from './telling.ts'

/** What an example came to once. */
export interface Outcome {
  /** The data before it, by their paths. */
  before: ReadonlyMap<string, string>
  after: Readonly<Record<string, string>>
  /** Paths of the data that it changed. */
  changed: readonly string[]
  /** Where it led, and what was run, stopped, sent and emitted. */
  effects: string
}

/** Outcomes that differ only in data that they leave alone. */
interface Row {
  changed: readonly string[]
  outcomes: readonly Outcome[]
}

/** The most data that may decide; a row with more shows its outcome alone. */
const MOST = 4

/**
 * Writes a line for each thing that an example comes to in one state; the data before it tell several apart.
 */
export const rowsInWords = (example: string, outcomes: readonly Outcome[]): string[] => {
  const rows = rowsOf(outcomes)
  const deciding =
    findTelling(
      rows.map((row) => row.outcomes.map(({ before }) => before)),
      MOST,
    ) ?? []
  return rows.map((row) => `   ${example}${whenInWords(row, deciding)} ${rowInWords(row)}`).toSorted()
}

/** Sorts outcomes first, so that it does not matter which path came to them. */
const rowsOf = (outcomes: readonly Outcome[]): Row[] => {
  const inOrder = new Map(outcomes.map((one) => [orderOf(one), one]))
  const rows: Row[] = []
  for (const [, outcome] of [...inOrder].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const at = rows.findIndex((row) => fits(row, outcome))
    rows.splice(at === -1 ? rows.length : at, 1, join(rows[at] ?? NOTHING, outcome))
  }
  return rows
}

const begun = new WeakMap<Outcome['before'], string>()

/** Writes shared data once: many outcomes have the same. */
const orderOf = ({ before, after, effects }: Outcome): string => {
  const words = begun.get(before) ?? JSON.stringify([...before])
  begun.set(before, words)
  return JSON.stringify([words, after, effects])
}

const NOTHING: Row = { changed: [], outcomes: [] }

const join = ({ changed, outcomes }: Row, outcome: Outcome): Row => ({
  changed: [...new Set([...changed, ...outcome.changed])].toSorted(),
  outcomes: [...outcomes, outcome],
})

/** Whether all that either changes is the same afterwards. */
const fits = (row: Row, outcome: Outcome): boolean => {
  const { changed } = join(row, outcome)
  return row.outcomes.every(
    ({ effects, after }) =>
      effects === outcome.effects && changed.every((key) => after[key] === outcome.after[key]),
  )
}

const whenInWords = ({ outcomes }: Row, deciding: readonly string[]): string => {
  const values = new Set(outcomes.map(({ before }) => valuesAt(before, deciding)))
  return deciding.length === 0 ? '' : ` (${[...values].toSorted().join(' | ')})`
}

const rowInWords = ({ changed, outcomes: [first] }: Row): string =>
  [first?.effects, ...changed.map((key) => `${key}: ${first?.after[key]}`)].join('; ')
