import { type FieldErrors, readRefusal } from '#machines/refusal.ts'

/** Why a file is not uploaded (spec.md section 8, Upload 400). */
export type UploadFailure =
  | { kind: 'invalid'; message: string; fields: FieldErrors }
  | { kind: 'refused'; message: string }
  /** Its bytes are no longer at hand. */
  | { kind: 'lost'; message: string }
  /** These are about every file, so the others wait. */
  | { kind: 'expired'; message: string }
  | { kind: 'throttled'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): UploadFailure => {
  const { code, message, fields } = readRefusal(error)
  const names = Object.keys(fields)
  if (names.length > 0) return { kind: 'invalid', message: `Invalid fields: ${names.join(', ')}`, fields }
  switch (code) {
    case 'NOT_FOUND':
      return { kind: 'lost', message: 'Please choose this file again.' }
    case 'UNAUTHENTICATED':
      return { kind: 'expired', message }
    case 'RATE_LIMITED':
      return { kind: 'throttled', message }
    case 'UPSTREAM_UNAVAILABLE':
      return { kind: 'unavailable', message }
    default:
      return { kind: 'refused', message }
  }
}

/** Whether the next file would meet the same. */
export const isAboutAll = ({ kind }: UploadFailure): boolean =>
  kind === 'expired' || kind === 'throttled' || kind === 'unavailable'

/** spec.md section 5. */
export const UNREADY = 'Form failed client-side validation'
