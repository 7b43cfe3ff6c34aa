import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

export type QuickAddFailure = { kind: 'notFound'; message: string } | { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): QuickAddFailure => {
  const { code, message } = readRefusal(error)
  return code === 'NOT_FOUND'
    ? { kind: 'notFound', message }
    : { kind: 'unavailable', message: askToTryAgainIfOfUse({ code, message }) }
}
