import { type FieldErrors, type RefusalData, readRefusal } from '#machines/refusal.ts'

/** Why the record is not saved (spec.md sections 5 and 8). */
export type SaveFailure =
  /** The browser's own validity; nothing was sent. */
  | { kind: 'unready'; message: string }
  /** `fields` are shown, `hidden` are not on the screen, `others` are about no one field. */
  | { kind: 'invalid'; fields: FieldErrors; hidden: FieldErrors; others: readonly string[] }
  | { kind: 'rejected'; message: string }
  /** Somebody else has saved meanwhile. */
  | { kind: 'outdated'; message: string }
  | { kind: 'expired'; message: string }
  /** Any other word of the server. */
  | { kind: 'refused'; message: string }
  /** No word of the server: it may be saved or not. */
  | { kind: 'unanswered'; message: string }

/** Why there is no form to fill in. */
export type LoadFailure = { kind: 'gone'; message: string } | { kind: 'unavailable'; message: string }

/** What an alert says, and whether it stays. */
export interface FormAlert {
  text: string
  persistent: boolean
}

const NON_FIELD = 'nonFieldErrors'

export const UNREADY: SaveFailure = { kind: 'unready', message: 'Form failed client-side validation' }

/** `shown` are the fields on the screen, as they follow one another. */
export const toFailure = (error: unknown, shown: readonly string[]): SaveFailure => {
  const refusal = readRefusal(error)
  const { code, message } = refusal
  switch (code) {
    case 'BAD_USER_INPUT':
      return toInvalid(refusal, shown)
    case 'CONFLICT':
      return { kind: 'outdated', message }
    case 'UNAUTHENTICATED':
      return { kind: 'expired', message }
    case 'UPSTREAM_UNAVAILABLE':
      return { kind: 'unanswered', message }
    default:
      return { kind: 'refused', message }
  }
}

const toInvalid = ({ message, fields }: RefusalData, shown: readonly string[]): SaveFailure => {
  const entries = Object.entries(fields)
  if (entries.length === 0) {
    return { kind: 'rejected', message: `${message.replace(/\.$/, '')}. Please contact support.` }
  }
  return {
    kind: 'invalid',
    fields: Object.fromEntries(entries.filter(([field]) => shown.includes(field))),
    hidden: Object.fromEntries(entries.filter(([field]) => !shown.includes(field) && field !== NON_FIELD)),
    others: fields[NON_FIELD]?.split('\n') ?? [],
  }
}

export const toLoadFailure = (error: unknown): LoadFailure => {
  const { code, message } = readRefusal(error)
  return code === 'NOT_FOUND'
    ? { kind: 'gone', message }
    : {
        kind: 'unavailable',
        message: 'Please try reloading the page. Contact customer support if this persists.',
      }
}

/** What is said beside the fields' own errors (spec.md section 8, Generic form submit). */
export const alertsOf = (failure: SaveFailure): FormAlert[] => {
  if (failure.kind !== 'invalid') return [{ text: failure.message, persistent: failure.kind !== 'unready' }]
  const hidden = Object.entries(failure.hidden).map(([field, message]) => `${field}: ${message}`)
  return [
    ...failure.others.map((text) => ({ text, persistent: false })),
    ...(hidden.length > 0
      ? [
          {
            text: ['Invalid hidden fields. Please contact support.', ...hidden].join('\n'),
            persistent: true,
          },
        ]
      : []),
  ]
}
