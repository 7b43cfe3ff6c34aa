import { telling, valuesAt } from './telling.ts'

/** What an example came to once. */
export interface Outcome {
  /** The data that were there, each by the way to it. */
  before: ReadonlyMap<string, string>
  after: Readonly<Record<string, string>>
  /** Keys of the data that are no longer as they were. */
  changed: readonly string[]
  /** Where it led, and what was run, stopped, sent and told. */
  effects: string
}

/** Outcomes that are the same, but for data that they leave as they are. */
interface Row {
  changed: readonly string[]
  outcomes: readonly Outcome[]
}

/** Data that decide; a row with more is told by its outcome alone. */
const MOST = 4

/**
 * A line for each thing that an example comes to in one state; several are told apart by the data that were
 * there.
 */
export const rowsInWords = (example: string, outcomes: readonly Outcome[]): string[] => {
  const rows = rowsOf(outcomes)
  const deciding =
    telling(
      rows.map((row) => row.outcomes.map(({ before }) => before)),
      MOST,
    ) ?? []
  return rows.map((row) => `   ${example}${whenInWords(row, deciding)} ${rowInWords(row)}`).toSorted()
}

/** They are put in one order first, so that it does not matter which path came to them. */
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

/** Many share the data that were there, so these are put into words once. */
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
