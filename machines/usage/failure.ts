import { readRefusal } from '#machines/refusal.ts'

export type UsageFailure =
  /** The owner has turned counting off since the page was loaded. */
  | { kind: 'off' }
  /** These counts are lost, which nobody needs to be told. */
  | { kind: 'untold'; message: string }

export const toFailure = (error: unknown): UsageFailure => {
  const { code, message } = readRefusal(error)
  return code === 'NOT_FOUND' ? { kind: 'off' } : { kind: 'untold', message }
}
