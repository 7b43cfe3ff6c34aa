import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

export type CartMigrationFailure =
  | { kind: 'notFound'; message: string }
  /** It has been ordered, so that it cannot be given to anybody any more. */
  | { kind: 'ordered'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): CartMigrationFailure => {
  const { code, message } = readRefusal(error)
  if (code === 'NOT_FOUND' || code === 'FORBIDDEN') return { kind: 'notFound', message }
  if (code === 'CONFLICT') return { kind: 'ordered', message }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}
