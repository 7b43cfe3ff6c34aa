import { readRefusal, tryAgain } from '#machines/refusal.ts'

export type CartMigrationFailure =
  | { kind: 'notFound'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): CartMigrationFailure => {
  const { code, message } = readRefusal(error)
  return code === 'NOT_FOUND' || code === 'FORBIDDEN'
    ? { kind: 'notFound', message }
    : { kind: 'unavailable', message: tryAgain(message) }
}
