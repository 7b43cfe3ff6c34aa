import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

/** Why there is no file. */
export type ExportingFailure =
  /** What is asked for cannot be: a filter is gone, or whoever is here may not. */
  { kind: 'refused'; message: string } | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ExportingFailure => {
  const { code, message } = readRefusal(error)
  return code === 'UPSTREAM_UNAVAILABLE' || code === 'UNAUTHENTICATED'
    ? { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
    : { kind: 'refused', message }
}
