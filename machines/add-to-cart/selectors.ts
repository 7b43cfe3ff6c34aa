import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { AddToCartFailure } from './failure.ts'
import type { addToCartMachine } from './machine.ts'
import type { ChosenItem } from './ports.ts'

type Snapshot = SnapshotFrom<typeof addToCartMachine>

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** Another item may be added now. */
export const selectCanAdd = (snapshot: Snapshot): boolean => !snapshot.hasTag('pending')
export const selectIsAskingEmail = (snapshot: Snapshot): boolean => snapshot.matches('askingEmail')
/** The email as it was typed last, to fill the field again. */
export const selectEmail = (snapshot: Snapshot): string => snapshot.context.email
export const selectEmailErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : {}
/** What is being added; null when nothing is. */
export const selectItem = (snapshot: Snapshot): ChosenItem | null => snapshot.context.choice?.item ?? null
/** The failure to show as an alert with a way to retry. */
export const selectFailure = (snapshot: Snapshot): AddToCartFailure | null =>
  snapshot.matches('failed') ? snapshot.context.failure : null
