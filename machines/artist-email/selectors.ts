import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { ArtistEmailFailure } from './failure.ts'
import type { artistEmailMachine } from './machine.ts'
import type { Audience, Draft, Previewed } from './ports.ts'

type Snapshot = SnapshotFrom<typeof artistEmailMachine>

export const selectAudience = ({ context }: Snapshot): Audience | null => context.audience
/** What is typed. */
export const selectDraft = ({ context }: Snapshot): Draft => context.draft
export const selectPreview = ({ context }: Snapshot): Previewed | null => context.preview
/** It is being found out who gets it. */
export const selectIsPreviewing = (snapshot: Snapshot): boolean => snapshot.matches('previewing')
export const selectIsSending = (snapshot: Snapshot): boolean => snapshot.matches('sending')
/** It is shown who gets what. */
export const selectIsPreviewed = (snapshot: Snapshot): boolean =>
  snapshot.matches('previewed') || snapshot.matches('sending')
export const selectFailure = ({ context }: Snapshot): ArtistEmailFailure | null => context.failure
/** Of `subject` and `text`: what is wrong with the audience has no field on the screen. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' && !('audience' in failure.fields) ? failure.fields : NONE
/** Something is typed that would be lost. */
export const selectHasDraft = ({ context: { draft } }: Snapshot): boolean =>
  draft.subject !== '' || draft.text !== ''
/** There is more to come, or something typed: it must not be lost as it leaves the screen. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('pending') || selectHasDraft(snapshot)

const NONE: FieldErrors = {}
