import { deepStrictEqual } from 'node:assert/strict'
import type { AnyEventObject } from 'xstate'

/** The screen knows the whole event, so it is sent as the path has it. */
export const asPlanned = (event: AnyEventObject): AnyEventObject => event

/** Answers the key that the page has made, which no earlier event may have had. */
export const takeNewKey = (sent: { idempotencyKey: string }, earlier: readonly AnyEventObject[]): string => {
  if (earlier.some(({ idempotencyKey }) => idempotencyKey === sent.idempotencyKey))
    throw new Error(`The key ${sent.idempotencyKey} was sent before, for something else.`)
  return sent.idempotencyKey
}

/**
 * Throws where something else was sent under the same key before: the shop would answer that again and never
 * do this.
 */
export const compareKeys = (sent: AnyEventObject, earlier: readonly AnyEventObject[]): void => {
  const { idempotencyKey: key } = sent
  const same = earlier.find(({ idempotencyKey }) => idempotencyKey !== undefined && idempotencyKey === key)
  if (same)
    deepStrictEqual(
      { ...sent, secret: null },
      // A secret has another reference each time it is typed.
      { ...same, secret: null },
      `The page sent ${sent.type} under the key of something else.`,
    )
}
