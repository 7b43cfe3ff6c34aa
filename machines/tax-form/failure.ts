import { askToTryAgain, type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why a form is not filed. What was typed stays. */
export type TaxFormFailure =
  /** At the fields. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** The numbers are nowhere any more: they are typed again. */
  | { kind: 'lost'; message: string }
  /** It is read again before it is signed again. */
  | { kind: 'changed'; message: string }
  /** Too many tries, or it is not theirs: the same again is refused for a while. */
  | { kind: 'refused'; message: string }
  /** Nobody knows whether it is filed; asking again finds out. */
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): TaxFormFailure => {
  const { code, message, fields } = readRefusal(error)
  if (code === 'BAD_USER_INPUT') return { kind: 'invalid', message, fields }
  if (code === 'CONFLICT') return { kind: 'changed', message }
  if (code === 'UPSTREAM_UNAVAILABLE') return { kind: 'unavailable', message: askToTryAgain(message) }
  return { kind: 'refused', message }
}

/** The one field that stands beneath the words. */
const SIGNATURE = 'signature'

/** Whether something is wrong above the signature. */
export const isAboveSignature = (failure: TaxFormFailure): boolean =>
  failure.kind === 'invalid' && Object.keys(failure.fields).some((field) => field !== SIGNATURE)

export const LOST: TaxFormFailure = {
  kind: 'lost',
  message:
    'Please enter your numbers again. For your safety we don’t save them until you sign. Everything else is as you left it.',
}
