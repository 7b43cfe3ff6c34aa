import type { SnapshotFrom } from 'xstate'
import type { recentlyViewedMachine } from './machine.ts'

/** Images by id, the last opened first. */
export const selectViewed = ({ context }: SnapshotFrom<typeof recentlyViewedMachine>): readonly string[] =>
  context.ids
