import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { ReportProblemFailure } from './failure.ts'
import type { reportProblemMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof reportProblemMachine>

export const selectJournal = (snapshot: Snapshot): string | null => snapshot.context.journal
export const selectReportId = (snapshot: Snapshot): string | null => snapshot.context.reportId
export const selectFailure = (snapshot: Snapshot): ReportProblemFailure | null => snapshot.context.failure
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : {}
export const selectIsGathering = (snapshot: Snapshot): boolean => snapshot.matches('gathering')
export const selectIsUngathered = (snapshot: Snapshot): boolean => snapshot.hasTag('blocked')
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.matches('sending')
export const selectIsSent = (snapshot: Snapshot): boolean => snapshot.matches('sent')
