import { readRefusal, tryAgainIfOfUse } from '#machines/refusal.ts'

/** Why nobody knows that the device is signed out; asking once more finds out. */
export type SessionEndingFailure =
  | { kind: 'throttled'; message: string }
  | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): SessionEndingFailure => {
  const { code, message } = readRefusal(error)
  return code === 'RATE_LIMITED'
    ? { kind: 'throttled', message }
    : { kind: 'unavailable', message: tryAgainIfOfUse({ code, message }) }
}
