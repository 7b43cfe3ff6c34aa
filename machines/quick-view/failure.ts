import { readRefusal, tryAgain } from '#machines/refusal.ts'

export type QuickViewFailure = { kind: 'missing'; message: string } | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): QuickViewFailure => {
  const { code, message } = readRefusal(error)
  return code === 'NOT_FOUND'
    ? { kind: 'missing', message }
    : { kind: 'unavailable', message: tryAgain(message) }
}
