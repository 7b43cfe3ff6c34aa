import type { AnyEventObject } from 'xstate'
import { eventInWords } from '#machines/chart/words.ts'
import { makeEmail } from '../../../journeys/visitor.ts'

/** A report's address: `a…@example.com`. */
const MASKED = /^[^@\s]?…@/

/** Puts another address in: a report tells none. */
export const makeUp = (event: AnyEventObject): AnyEventObject => {
  const parts = Object.entries(event).map(([key, part]) => [
    key,
    typeof part === 'string' && MASKED.test(part) ? makeEmail('reported') : part,
  ])
  return { ...Object.fromEntries(parts), type: event.type }
}

/** Fields that another shop fills with its own values. */
const OF_ITS_OWN = /(id|key|token|email|secret)$/i

const plainOf = (event: AnyEventObject) =>
  Object.entries(event).filter(([key, part]) => typeof part !== 'object' && !OF_ITS_OWN.test(key))

/**
 * Throws where the page has taken another event than the report tells, as of a box that was ticked already.
 */
export const expectSame = (reported: AnyEventObject, taken: readonly AnyEventObject[]): void => {
  const alike = taken.filter(({ type }) => type === reported.type)
  if (alike.some((one) => plainOf(reported).every(([key, part]) => one[key] === part))) return
  const last = alike.at(-1)
  throw new Error(
    `The report has ${eventInWords(reported)}, and the page took ${last ? eventInWords(last) : 'nothing'}.`,
  )
}
