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
  /** It has been deleted meanwhile: it can never be saved. */
  | { kind: 'gone'; message: string }
  /** Whoever is here may not save it, or may no longer. */
  | { kind: 'forbidden'; message: string }
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
  /** What follows the text as a list. */
  items?: readonly string[]
}

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
    case 'NOT_FOUND':
      return { kind: 'gone', message }
    case 'FORBIDDEN':
      return { kind: 'forbidden', message }
    case 'UNAUTHENTICATED':
      return { kind: 'expired', message }
    case 'UPSTREAM_UNAVAILABLE':
      return { kind: 'unanswered', message }
    default:
      return { kind: 'refused', message }
  }
}

const toInvalid = ({ message, fields, others }: RefusalData, shown: readonly string[]): SaveFailure => {
  const entries = Object.entries(fields)
  if (entries.length === 0 && others.length === 0) {
    return { kind: 'rejected', message: `${message.replace(/\.$/, '')}. Please contact support.` }
  }
  return {
    kind: 'invalid',
    fields: Object.fromEntries(entries.filter(([field]) => shown.includes(field))),
    hidden: Object.fromEntries(entries.filter(([field]) => !shown.includes(field))),
    others,
  }
}

/** Saving again can never help. */
export type FinalFailure = Extract<SaveFailure, { kind: 'gone' | 'forbidden' }>

export const isFinal = (failure: SaveFailure): failure is FinalFailure =>
  failure.kind === 'gone' || failure.kind === 'forbidden'

export const toLoadFailure = (error: unknown): LoadFailure => {
  const { code, message } = readRefusal(error)
  return code === 'NOT_FOUND' ? { kind: 'gone', message } : { kind: 'unavailable', message: UNLOADED }
}

/** spec.md section 8, Form metadata load failure. */
export const UNLOADED = 'Please try reloading the page. Contact customer support if this persists.'

/** What is said beside the fields' own errors (spec.md section 8, Generic form submit). */
export const alertsOf = (failure: SaveFailure): FormAlert[] => {
  if (failure.kind !== 'invalid') return [{ text: failure.message, persistent: failure.kind !== 'unready' }]
  const alerts: FormAlert[] = failure.others.map((text) => ({ text, persistent: false }))
  const items = Object.entries(failure.hidden).map(([field, message]) => `${field}: ${message}`)
  if (items.length === 0) return alerts
  return [...alerts, { text: 'Invalid hidden fields. Please contact support.', items, persistent: true }]
}
