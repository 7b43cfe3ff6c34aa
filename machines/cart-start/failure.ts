import { readRefusal } from '#machines/refusal.ts'

export type CartStartFailure = { kind: 'expired'; message: string } | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): CartStartFailure => {
  const { code, message } = readRefusal(error)
  return code === 'UNAUTHENTICATED' ? { kind: 'expired', message } : { kind: 'unavailable', message }
}
