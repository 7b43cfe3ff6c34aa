import { stateInWords } from '#machines/chart/words.ts'
import type { Eyes } from './eyes.ts'
import { eachInWords, sortByName } from './outcomes.ts'
import { type Outcome, rowsInWords } from './rows.ts'
import type { Path } from './tour.ts'
import { leavesOf } from './whole.ts'

/** Writes what each selector answers in the states of the paths, with the state and the data that decide. */
export const screensInWords = ({ show }: Eyes, paths: readonly Path[]): string[] => {
  const snapshots = paths.flatMap(({ steps }) => steps.map(({ snapshot }) => snapshot))
  const distinct = new Map(snapshots.map((one) => [JSON.stringify([one.value, one.context]), one]))
  const seen = [...distinct.values()].flatMap((snapshot) => {
    const before = leavesOf({ state: stateInWords(snapshot.value), ...snapshot.context })
    return Object.entries(eachInWords(show(snapshot))).map(([name, shown]) => ({
      name,
      outcome: { before, after: {}, changed: [], effects: shown } satisfies Outcome,
    }))
  })
  return sortByName(Map.groupBy(seen, ({ name }) => name)).flatMap(([name, all]) => [
    name,
    ...rowsInWords(
      '',
      all.map(({ outcome }) => outcome),
    ),
  ])
}
