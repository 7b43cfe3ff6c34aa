import type { SnapshotFrom } from 'xstate'
import { PRIVATE_NUMBER_WORDS, type PrivateNumber } from '#machines/lifecycles/private-numbers.ts'
import type { FieldErrors } from '#machines/refusal.ts'
import type { ArtistMessageFailure } from './failure.ts'
import type { artistMessageMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof artistMessageMachine>

/** What is typed, private numbers taken out. */
export const selectDraft = (snapshot: Snapshot): string => snapshot.context.draft
export const selectFound = (snapshot: Snapshot): PrivateNumber | null => snapshot.context.found
export const selectFailure = (snapshot: Snapshot): ArtistMessageFailure | null => snapshot.context.failure
/** Of `text`. A private number is refused at once. */
export const selectFieldErrors = ({ context: { found, failure } }: Snapshot): FieldErrors => {
  if (found) return FOUND[found]
  return failure?.kind === 'invalid' ? failure.fields : NONE
}
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** Something is typed, also while it is sent: it must not be lost as the thread leaves the screen. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.context.draft !== ''

const NONE: FieldErrors = {}
const FOUND: Record<PrivateNumber, FieldErrors> = {
  tax: { text: PRIVATE_NUMBER_WORDS.tax },
  payment: { text: PRIVATE_NUMBER_WORDS.payment },
}
