import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { PayeeChangeFailure } from './failure.ts'
import type { payeeChangeMachine } from './machine.ts'
import type { PayeeCommand } from './ports.ts'

type Snapshot = SnapshotFrom<typeof payeeChangeMachine>

/** What is asked for or under way; null when nothing is. */
export const selectCommand = (snapshot: Snapshot): PayeeCommand | null => snapshot.context.command
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectFailure = (snapshot: Snapshot): PayeeChangeFailure | null => snapshot.context.failure
/** Of `notes`, `signedOn` and `treatyRate`. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : NONE

const NONE: FieldErrors = {}
