import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { SecretRef } from '#machines/session.ts'
import { hasDetails, hasNumber, isTyped } from './context.ts'
import type { PaymentAccountFormFailure } from './failure.ts'
import type { paymentAccountFormMachine } from './machine.ts'
import type { AccountDetails, AccountKind, AccountNumbers } from './ports.ts'

type Snapshot = SnapshotFrom<typeof paymentAccountFormMachine>

export type Step = 'kind' | 'details' | 'numbers' | 'password'

/** What is shown: one of the steps, or what stands in their place. */
export type View = 'loading' | 'unloaded' | Step | 'unknown' | 'over'

export const selectView = ({ value }: Snapshot): View => {
  if (typeof value === 'object') return 'form' in value ? 'details' : 'numbers'
  if (value === 'saving') return 'password'
  return value === 'saved' || value === 'left' || value === 'dropped' ? 'over' : value
}

/** The steps that this account takes, in their order. */
export const selectSteps = ({ context }: Snapshot): readonly Step[] => [
  ...(context.version === null ? (['kind'] as const) : []),
  ...(hasDetails(context) ? (['details'] as const) : []),
  ...(hasNumber(context) ? (['numbers'] as const) : []),
  'password',
]

export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** Something is typed, or under way: it must not be lost as it leaves the screen. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  !['kind', 'unloaded', 'over'].includes(selectView(snapshot)) ||
  (snapshot.status === 'active' && isTyped(snapshot.context))
/** It waits for the password, so that the vault must have the numbers. */
export const selectNeedsNumbers = (snapshot: Snapshot): boolean =>
  snapshot.matches('password') && hasNumber(snapshot.context)
export const selectKnowsPayee = ({ context: { knowsPayee } }: Snapshot): boolean => knowsPayee
export const selectKind = ({ context: { kind } }: Snapshot): AccountKind => kind
export const selectCountry = ({ context: { country } }: Snapshot): string => country
export const selectDetails = ({ context: { details } }: Snapshot): AccountDetails => details
export const selectIsDefault = ({ context: { isDefault } }: Snapshot): boolean => isDefault
export const selectNumbers = ({ context: { numbers } }: Snapshot): AccountNumbers | null => numbers
export const selectSecrets = ({ context: { numbers, password } }: Snapshot): SecretRef[] =>
  [numbers?.number, numbers?.again, password].filter((ref) => typeof ref === 'string')
export const selectFailure = ({ context: { failure } }: Snapshot): PaymentAccountFormFailure | null => failure
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'invalid' ? failure.fields : NONE

const NONE: FieldErrors = {}
