import type { SnapshotFrom } from 'xstate'
import type { Pictures } from '#machines/chosen-pictures/pictures.ts'
import { LONGEST_RETURN_TEXT } from '#machines/lifecycles/return-request.ts'
import type { FieldErrors } from '#machines/refusal.ts'
import type { ReturnRequestFailure } from './failure.ts'
import type { Filled, returnRequestMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof returnRequestMachine>

export const selectFilled = ({ context }: Snapshot): Filled => context
export const selectFailure = (snapshot: Snapshot): ReturnRequestFailure | null => snapshot.context.failure
/** Of `lines`, `reason`, `text` and `pictures`. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : NONE
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** Something is filled in, also while it is sent: it must not be lost as its page is left. */
export const selectIsBusy = ({ context }: Snapshot): boolean =>
  context.draft !== '' ||
  context.reason !== null ||
  [context.lines, context.pictures, context.waiting].some(({ length }) => length > 0)
export const selectPictures = ({ context }: Snapshot): Pictures => context
/** Characters of the text. */
export const LONGEST = LONGEST_RETURN_TEXT
/** A picture is on its way. */
export const selectIsAdding = (snapshot: Snapshot): boolean => snapshot.matches({ filling: 'adding' })
export const selectPictureFailure = ({ context }: Snapshot): ReturnRequestFailure | null =>
  context.pictureFailure

const NONE: FieldErrors = {}
