import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

export type SharingFailure =
  /** The project is ordered or no longer this visitor's: trying again would not help. */
  | { kind: 'refused'; message: string }
  /** The link is there, and on the screen to be copied by hand. */
  | { kind: 'uncopied'; message: string }
  | { kind: 'unavailable'; message: string }

export const UNCOPIED: SharingFailure = {
  kind: 'uncopied',
  message: 'The link couldn’t be copied. Select it and copy it yourself.',
}

export const toFailure = (error: unknown): SharingFailure => {
  const { code, message } = readRefusal(error)
  if (code === 'CONFLICT') return { kind: 'refused', message }
  if (code === 'NOT_FOUND') return { kind: 'refused', message: 'This project can no longer be shared here.' }
  return { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}
