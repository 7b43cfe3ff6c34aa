import { type FieldErrors, type RefusalData, readRefusal } from '#machines/refusal.ts'

/** Why the order is not placed yet. */
export type CheckoutFailure =
  | { kind: 'address'; message: string; fields: FieldErrors }
  /** The location lookup could not be loaded; the plain fields do (spec.md section 5). */
  | { kind: 'lookup'; message: string }
  /** Declined, or not filled in as the provider wants it. */
  | { kind: 'payment'; message: string; fields: FieldErrors }
  /** Something is not as it was reviewed. */
  | { kind: 'changed'; message: string }
  | { kind: 'gone'; message: string }
  | { kind: 'expired'; message: string }
  | { kind: 'refused'; message: string }
  /** No word of the server. */
  | { kind: 'unanswered'; message: string }

const CHANGED = 'Your order has changed since you reviewed it.'

export const LOOKUP: CheckoutFailure = { kind: 'lookup', message: 'Google Maps API error' }
export const REPRICED: CheckoutFailure = { kind: 'changed', message: CHANGED }

export const toFailure = (error: unknown): CheckoutFailure => {
  const refusal = readRefusal(error)
  const { code, message } = refusal
  switch (code) {
    case 'BAD_USER_INPUT':
      return toInvalid(refusal)
    case 'CONFLICT':
      return { kind: 'changed', message: CHANGED }
    case 'NOT_FOUND':
      return { kind: 'gone', message }
    case 'UNAUTHENTICATED':
      return { kind: 'expired', message }
    case 'UPSTREAM_UNAVAILABLE':
      return { kind: 'unanswered', message }
    default:
      return { kind: 'refused', message }
  }
}

const toInvalid = ({ message, fields, others }: RefusalData): CheckoutFailure => {
  const chooseMessage = (atField: string) => (others.length > 0 ? message : atField)
  const payment = fields.payment ?? fields.reference
  if (payment !== undefined) return { kind: 'payment', message: chooseMessage(payment), fields }
  const [first] = Object.values(fields)
  return first === undefined
    ? { kind: 'refused', message }
    : { kind: 'address', message: chooseMessage(first), fields }
}
