import type { AnyEventObject } from 'xstate'

/** The screen knows it wholly, so it is sent as the path has it. */
export const asPlanned = (event: AnyEventObject): AnyEventObject => event

/** The key that the page has made for it, which no event before may have brought. */
export const newKey = (sent: { idempotencyKey: string }, earlier: readonly AnyEventObject[]): string => {
  if (earlier.some(({ idempotencyKey }) => idempotencyKey === sent.idempotencyKey))
    throw new Error(`The key ${sent.idempotencyKey} was sent before, for something else.`)
  return sent.idempotencyKey
}
