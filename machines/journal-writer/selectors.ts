import type { SnapshotFrom } from 'xstate'
import type { journalWriterMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof journalWriterMachine>

/** Whether nothing is being written, and nothing waits that could be: a page that was left writes no more. */
export const selectIsAtRest = (snapshot: Snapshot): boolean =>
  snapshot.context.cut === null &&
  snapshot.matches({ line: 'free' }) &&
  (snapshot.matches({ page: 'away' }) ||
    (snapshot.matches({ page: 'here' }) &&
      (snapshot.matches({ pace: 'resting' }) || snapshot.matches({ pace: 'fresh' }))))
