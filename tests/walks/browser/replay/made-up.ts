import type { AnyEventObject } from 'xstate'
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
