import type { SnapshotFrom } from 'xstate'
import type { rowSelectionMachine } from './machine.ts'
import type { Stray } from './ports.ts'

type Snapshot = SnapshotFrom<typeof rowSelectionMachine>

/** The row that keys act on. */
export const selectAt = ({ context }: Snapshot): string | null => context.at
export const selectChosen = ({ context }: Snapshot): readonly string[] => context.chosen
export const selectHasChosen = (snapshot: Snapshot): boolean => snapshot.matches('some')
/** How many of what is on the screen are chosen: none, some, or all. */
export const selectOfPage = ({ context: { rows, chosen } }: Snapshot): 'none' | 'some' | 'all' => {
  const count = rows.filter((id) => chosen.includes(id)).length
  if (count === 0) return 'none'
  return count === rows.length ? 'all' : 'some'
}
/** Chosen records that the list does not show any more. */
export const selectStrays = ({ context: { chosen, strays } }: Snapshot): readonly Stray[] =>
  strays.filter(({ id }) => chosen.includes(id))
