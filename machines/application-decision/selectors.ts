import type { SnapshotFrom } from 'xstate'
import { demand } from '#machines/demand.ts'
import type { FieldErrors } from '#machines/refusal.ts'
import type { ApplicationDecisionFailure } from './failure.ts'
import type { applicationDecisionMachine } from './machine.ts'
import type { Decision } from './ports.ts'

type Snapshot = SnapshotFrom<typeof applicationDecisionMachine>

/** Which decision is asked for or under way; null while none is. */
export const selectDecision = (snapshot: Snapshot): Decision | null => {
  if (snapshot.matches('approving')) return 'approve'
  if (snapshot.matches('declining')) return 'decline'
  return snapshot.matches('sending') ? demand(snapshot.context.sent, 'a decision').decision : null
}
/** What is typed. */
export const selectReason = ({ context }: Snapshot): string => context.reason
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.matches('sending')
export const selectFailure = ({ context }: Snapshot): ApplicationDecisionFailure | null => context.failure
/** Of `reason`: what is wrong with the profile has no field on the screen. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' && 'reason' in failure.fields ? failure.fields : NONE
/** What is said of the decision as a whole; null when nothing is. */
export const selectMessage = ({ context: { failure } }: Snapshot): string | null =>
  failure !== null && 'message' in failure ? failure.message : null
/** The same again can never help. */
export const selectIsFinal = ({ context: { failure } }: Snapshot): boolean => failure?.kind === 'refused'
/** Why nothing was decided, as long as somebody has to hear of it; null when that is not so. */
export const selectMeanwhile = (snapshot: Snapshot): Meanwhile | null => {
  const { failure } = snapshot.context
  return failure?.kind === 'decidedMeanwhile' || failure?.kind === 'changedMeanwhile' ? failure : null
}
/** The application as it is now is being read. */
export const selectIsReading = (snapshot: Snapshot): boolean => snapshot.matches('reading')
/** The application as it is now could not be read. */
export const selectIsUnread = (snapshot: Snapshot): boolean => snapshot.matches('unread')
/** There is more to come, or something typed: it must not be lost as the application leaves the screen. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('pending') || snapshot.context.reason !== ''

export type Meanwhile = Extract<ApplicationDecisionFailure, { kind: 'decidedMeanwhile' | 'changedMeanwhile' }>

const NONE: FieldErrors = {}
