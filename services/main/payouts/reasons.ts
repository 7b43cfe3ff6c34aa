import type { IdentityStatus } from '#machines/lifecycles/identity.ts'

/** Who can end a reason: it passes by itself, or somebody has to act. */
export type Actor = 'time' | 'artist' | 'staff'

/** Why money is not paid. Amounts in cents, days as YYYY-MM-DD: the first on which it holds no more. */
export type Reason =
  /** Of the rest alone; what has cleared is paid all the same. Null until its order is on its way. */
  | { kind: 'clearing'; amount: number; until: string | null }
  | { kind: 'below-minimum'; minimum: number }
  | { kind: 'negative'; owed: number }
  | { kind: 'no-tax-form' }
  /** A W-8BEN-E, which comes on paper. */
  | { kind: 'tax-form-awaited' }
  /** `endedOn` is the last day of the form that ended. */
  | { kind: 'tax-form-ended'; endedOn: string }
  | { kind: 'no-identity' }
  | { kind: 'identity-held'; status: IdentityStatus }
  | { kind: 'no-account' }
  | { kind: 'account-invalid' }
  | { kind: 'account-new'; until: string }
  | { kind: 'no-agreement' }
  | { kind: 'inactive' }
  /** `reason` is for the artist; the note beside it is not shown. */
  | { kind: 'staff-hold'; reason: string; until: string }
  | { kind: 'second-signature' }

export const REASON_KINDS = [
  'clearing',
  'below-minimum',
  'negative',
  'no-tax-form',
  'tax-form-awaited',
  'tax-form-ended',
  'no-identity',
  'identity-held',
  'no-account',
  'account-invalid',
  'account-new',
  'no-agreement',
  'inactive',
  'staff-hold',
  'second-signature',
] as const satisfies readonly Reason['kind'][]
export type ReasonKind = Reason['kind']

/** Who can act, by kind of reason. */
export const ACTORS: Readonly<Record<ReasonKind, Actor>> = {
  clearing: 'time',
  'below-minimum': 'time',
  negative: 'time',
  'no-tax-form': 'artist',
  'tax-form-awaited': 'artist',
  'tax-form-ended': 'artist',
  'no-identity': 'artist',
  'identity-held': 'staff',
  'no-account': 'artist',
  'account-invalid': 'artist',
  'account-new': 'time',
  'no-agreement': 'artist',
  inactive: 'staff',
  'staff-hold': 'staff',
  'second-signature': 'staff',
}

/** Whether it keeps from being paid what has cleared. */
export const isBlocking = ({ kind }: Reason): boolean => kind !== 'clearing'
