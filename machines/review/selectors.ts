import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { ReviewFailure } from './failure.ts'
import type { reviewMachine } from './machine.ts'
import type { Said } from './ports.ts'

type Snapshot = SnapshotFrom<typeof reviewMachine>

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** It goes on once a name is given. */
export const selectIsNaming = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'naming' })
export const selectIsSent = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'sent' })
/** It could not be said; what was said is kept. */
export const selectIsFailed = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'failed' })
/** What waits for a name, is on its way or could not be sent. */
export const selectSaid = (snapshot: Snapshot): Said | null => snapshot.context.said
export const selectFailure = (snapshot: Snapshot): ReviewFailure | null => snapshot.context.failure
/** For the name. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : {}
