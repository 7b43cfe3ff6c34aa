import type { AnyEventObject } from 'xstate'
import { eventInWords } from '#machines/chart/words.ts'
import { newEmail } from '../../../journeys/visitor.ts'

/** An address as a report has it: `a…@example.com`. */
const MASKED = /^[^@\s]?…@/

/** A report tells no address: another stands for it. */
export const madeUp = (event: AnyEventObject): AnyEventObject => {
  const parts = Object.entries(event).map(([key, part]) => [
    key,
    typeof part === 'string' && MASKED.test(part) ? newEmail('reported') : part,
  ])
  return { ...Object.fromEntries(parts), type: event.type }
}

/** What is another's in a shop of its own. */
const OF_ITS_OWN = /(id|key|token|email|secret)$/i

const plainOf = (event: AnyEventObject) =>
  Object.entries(event).filter(([key, part]) => typeof part !== 'object' && !OF_ITS_OWN.test(key))

/**
 * Throws where the page has taken something else than the report tells of, as of a box that was ticked
 * already.
 */
export const expectSame = (reported: AnyEventObject, taken: readonly AnyEventObject[]): void => {
  const alike = taken.filter(({ type }) => type === reported.type)
  if (alike.some((one) => plainOf(reported).every(([key, part]) => one[key] === part))) return
  const last = alike.at(-1)
  throw new Error(
    `The report has ${eventInWords(reported)}, and the page took ${last ? eventInWords(last) : 'nothing'}.`,
  )
}
