import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { TaxFormFailure } from './failure.ts'
import type { taxFormMachine } from './machine.ts'
import type { FormDraft, FormType } from './ports.ts'

type Snapshot = SnapshotFrom<typeof taxFormMachine>

/** What the screen asks for now. */
export type TaxFormStep = 'person' | 'business' | 'details' | 'signature' | 'done'

export const selectStep = (snapshot: Snapshot): TaxFormStep => {
  if (snapshot.matches('asking')) return 'person'
  if (snapshot.matches('abroad')) return 'business'
  if (snapshot.matches('filling') || snapshot.matches('checking')) return 'details'
  if (snapshot.matches('signing')) return 'signature'
  if (snapshot.matches('filing')) return snapshot.context.type === 'W-8BEN-E' ? 'details' : 'signature'
  return 'done'
}

/** Null until it is known which form it takes. */
export const selectType = ({ context }: Snapshot): FormType | null => context.type
export const selectDraft = ({ context }: Snapshot): FormDraft => context.draft
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectFailure = ({ context }: Snapshot): TaxFormFailure | null => context.failure
/** What is wrong with each field. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : NONE
/** What is typed must not be lost as the form leaves the screen, nor what is under way. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  snapshot.status === 'active' &&
  !(snapshot.matches('asking') && Object.keys(snapshot.context.draft).length === 0)

const NONE: FieldErrors = {}
