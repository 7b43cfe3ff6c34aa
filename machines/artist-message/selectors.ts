import type { SnapshotFrom } from 'xstate'
import { MOST_PICTURES, PICTURE_TYPES, type Pictures } from '#machines/chosen-pictures/pictures.ts'
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
/** Something is typed or chosen, also while it is sent: it must not be lost as its thread is left. */
export const selectIsBusy = ({ context: { draft, pictures, waiting } }: Snapshot): boolean =>
  draft !== '' || pictures.length > 0 || waiting.length > 0
/** Types of files that can be chosen, as an input takes them. */
export const ACCEPTED = PICTURE_TYPES.join(',')
export const MOST = MOST_PICTURES
export const selectPictures = ({ context }: Snapshot): Pictures => context
/** A picture is on its way. */
export const selectIsAdding = (snapshot: Snapshot): boolean => snapshot.matches({ writing: 'adding' })
export const selectPictureFailure = ({ context }: Snapshot): ArtistMessageFailure | null =>
  context.pictureFailure

const NONE: FieldErrors = {}
const FOUND: Record<PrivateNumber, FieldErrors> = {
  tax: { text: PRIVATE_NUMBER_WORDS.tax },
  payment: { text: PRIVATE_NUMBER_WORDS.payment },
}
