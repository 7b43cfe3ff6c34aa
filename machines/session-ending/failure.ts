import { readRefusal, tryAgainIfOfUse } from '#machines/refusal.ts'

/** Nobody knows whether the device is signed out, or one's own session is over. Asking again finds out. */
export interface SessionEndingFailure {
  kind: 'unavailable'
  message: string
}

export const toFailure = (error: unknown): SessionEndingFailure => ({
  kind: 'unavailable',
  message: tryAgainIfOfUse(readRefusal(error)),
})
