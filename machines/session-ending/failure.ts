import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

/** Unknown whether the device is signed out or this session is over. Asking again finds out. */
export interface SessionEndingFailure {
  kind: 'unavailable'
  message: string
}

export const toFailure = (error: unknown): SessionEndingFailure => ({
  kind: 'unavailable',
  message: askToTryAgainIfOfUse(readRefusal(error)),
})
