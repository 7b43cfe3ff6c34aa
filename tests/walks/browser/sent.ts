import { deepStrictEqual } from 'node:assert/strict'
import type { AnyEventObject } from 'xstate'

/** The screen knows it wholly, so it is sent as the path has it. */
export const asPlanned = (event: AnyEventObject): AnyEventObject => event

/** The key that the page has made for it, which no event before may have brought. */
export const newKey = (sent: { idempotencyKey: string }, earlier: readonly AnyEventObject[]): string => {
  if (earlier.some(({ idempotencyKey }) => idempotencyKey === sent.idempotencyKey))
    throw new Error(`The key ${sent.idempotencyKey} was sent before, for something else.`)
  return sent.idempotencyKey
}

/**
 * Throws where something else was sent under the same key before: it would be answered as that was, and never
 * be done.
 */
export const compareKeys = (sent: AnyEventObject, earlier: readonly AnyEventObject[]): void => {
  const { idempotencyKey: key } = sent
  const same = earlier.find(({ idempotencyKey }) => idempotencyKey !== undefined && idempotencyKey === key)
  if (same)
    deepStrictEqual(
      { ...sent, secret: null },
      // Each time it is typed it has another reference.
      { ...same, secret: null },
      `The page sent ${sent.type} under the key of something else.`,
    )
}
