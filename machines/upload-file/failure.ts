import { type FieldErrors, readRefusal } from '#machines/refusal.ts'
import { DETAIL_NAMES } from './details.ts'

/** Why a file does not go on (spec.md section 8, Upload 400). */
export type FileFailure =
  /** What was typed has to be put right. */
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  /** The shop takes it no more in this way: reading it again tells how things stand. */
  | { kind: 'refused'; message: string }
  /** These are about every file, so that all wait. */
  | AboutAll

export type AboutAll =
  /** Signing in goes on. */
  | { kind: 'expired'; message: string }
  /** These pass: it is tried again after a while. */
  | { kind: 'throttled'; message: string }
  | { kind: 'unavailable'; message: string }
  /** The shop has no room; somebody has to make some. */
  | { kind: 'full'; message: string }

export const toFailure = (error: unknown): FileFailure => {
  const { code, message, fields } = readRefusal(error)
  const names = Object.keys(fields)
  switch (code) {
    case 'UNAUTHENTICATED':
      return { kind: 'expired', message }
    case 'RATE_LIMITED':
      return { kind: 'throttled', message }
    case 'UPSTREAM_UNAVAILABLE':
      return { kind: 'unavailable', message }
    case 'BAD_USER_INPUT':
      if (!names.some(isTyped)) return { kind: 'refused', message }
      return { kind: 'invalid', message: `Invalid fields: ${names.join(', ')}`, fields }
    default:
      return { kind: 'refused', message }
  }
}

/** Whether a person can put it right; of the file itself, what the shop says is what to do. */
const isTyped = (name: string): boolean =>
  name === 'sellsSmall' || DETAIL_NAMES.some((detail) => detail === name)

/** How sending a file has ended before it was whole: the answer's status, or what is missing. */
export type SendEnd = number | 'unreached' | 'bytes'

const EXPIRED = 'Your session expired. Please sign in again.'
const UNREACHED = 'We couldn’t reach the shop.'

/** The shop does not wait for the file any more: it has been forgotten, or has it whole. */
export const isOver = (end: SendEnd): boolean => end === 404 || end === 410

/** What the shop says by its status when it takes no more of a file. */
export const toSendFailure = (end: Exclude<SendEnd, 'bytes'>): FileFailure => {
  switch (end) {
    case 'unreached':
      return { kind: 'unavailable', message: UNREACHED }
    case 401:
      return { kind: 'expired', message: EXPIRED }
    case 403:
      return { kind: 'refused', message: 'You do not have permission to perform this action.' }
    case 409:
      return { kind: 'refused', message: 'Another tab is uploading this file.' }
    case 413:
      return { kind: 'refused', message: 'This file is too large.' }
    case 429:
      return { kind: 'throttled', message: 'Too many requests at once.' }
    case 507:
      return { kind: 'full', message: 'We’re out of space. Please contact support.' }
    default:
      if (end >= 500)
        return { kind: 'unavailable', message: 'The catalog service is not available right now.' }
      return { kind: 'refused', message: 'The shop didn’t accept this file.' }
  }
}

/** Whether the next file would meet the same. */
export const isAboutAll = (failure: FileFailure): failure is AboutAll =>
  failure.kind !== 'invalid' && failure.kind !== 'refused'

export const UNCONFIRMED: FileFailure = {
  kind: 'invalid',
  message: 'Confirm that you sell it though it prints small, or leave it unpublished.',
  fields: {},
}
