import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

/** Why nobody knows yet whether there is such an image; that there is none is an answer (ports.ts). */
export interface QuickViewFailure {
  kind: 'unavailable'
  message: string
}

export const toFailure = (error: unknown): QuickViewFailure => ({
  kind: 'unavailable',
  message: askToTryAgainIfOfUse(readRefusal(error)),
})
