import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { MoneyChangeFailure } from './failure.ts'
import type { moneyChangeMachine } from './machine.ts'
import type { MoneyCommand } from './ports.ts'

type Snapshot = SnapshotFrom<typeof moneyChangeMachine>

/** What is asked for or under way; null when nothing is. */
export const selectCommand = (snapshot: Snapshot): MoneyCommand | null => snapshot.context.command
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectFailure = (snapshot: Snapshot): MoneyChangeFailure | null => snapshot.context.failure
/** By the names of the fields. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : NONE

const NONE: FieldErrors = {}
