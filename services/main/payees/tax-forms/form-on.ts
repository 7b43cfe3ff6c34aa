import type { FormType } from './contract.ts'

/** What of a form decides whether it holds on a day. Days are YYYY-MM-DD in BUSINESS_TIME_ZONE. */
export interface DatedForm {
  token: string
  type: FormType
  filedOn: string
  /** Null for a W-8BEN-E that staff have not marked as received. */
  signedOn: string | null
  /** Of a W-8BEN-E alone. */
  receivedOn: string | null
  /** The last day; null for a form that does not end. */
  validUntil: string | null
  /** Basis points; null where no treaty is claimed. */
  treatyRateBp: number | null
  /** Item 2 of a W-9's certification was struck out. */
  isBackup: boolean
}

/** A notice of the IRS that a name and number do not match. */
export interface DatedNotice {
  recordedOn: string
  /** The first day on which it does not count any more. */
  endedOn: string | null
}

export type FormState = 'valid' | 'missing' | 'awaited' | 'ended'

export interface FormStanding<Form extends DatedForm = DatedForm> {
  state: FormState
  /** The one that counts on that day, whatever its state; null where there is none. */
  form: Form | null
  /** Basis points of what is paid; 0 where nothing may be paid either. */
  withholdingBp: number
}

/** Of what is paid to whom a B notice names, or who has not certified that there is none. */
export const BACKUP_BP = 2_400
/** Of what is paid to a foreign artist without a treaty. */
export const FOREIGN_BP = 3_000

/** YYYY-MM-DD: the last day of the third year after the one in which it was signed (W-8BEN, W-8BEN-E). */
export const endOf = (type: FormType, signedOn: string): string | null =>
  type === 'W-9' ? null : `${Number(signedOn.slice(0, 4)) + 3}-12-31`

/** Says which form counts on a day, and what is withheld by it. `forms` are an artist's, oldest first. */
export function formOn<Form extends DatedForm>(
  day: string,
  forms: readonly Form[],
  notices: readonly DatedNotice[],
): FormStanding<Form> {
  const form = forms.findLast(({ filedOn }) => filedOn <= day) ?? null
  const state = form ? stateOn(day, form) : 'missing'
  return { state, form, withholdingBp: form && state === 'valid' ? withholdingOf(day, form, notices) : 0 }
}

function stateOn(day: string, { type, signedOn, receivedOn, validUntil }: DatedForm): FormState {
  const isAwaited = signedOn === null || (type === 'W-8BEN-E' && (receivedOn === null || receivedOn > day))
  if (isAwaited) return 'awaited'
  return validUntil !== null && validUntil < day ? 'ended' : 'valid'
}

function withholdingOf(
  day: string,
  { type, treatyRateBp, isBackup }: DatedForm,
  notices: readonly DatedNotice[],
) {
  if (type !== 'W-9') return treatyRateBp ?? FOREIGN_BP
  const isNamed = notices.some(
    ({ recordedOn, endedOn }) => recordedOn <= day && (endedOn === null || endedOn > day),
  )
  return isNamed || isBackup ? BACKUP_BP : 0
}
