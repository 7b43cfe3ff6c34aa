import type { LeftBehind } from '#client/apollo/generated/graphql.ts'
import { FAULT_WORDS } from '#client/features/purchase/fault-words.ts'

/** A line of an order that can no longer be bought. */
interface Left {
  name: string
  fault: LeftBehind
}

/** What of an order is not in the project that was made of it, and why. */
export const leftInWords = (left: readonly Left[]): string => {
  const reasons = left.map(({ name, fault }) => `${name || 'Untitled'} (${FAULT_WORDS[fault]})`)
  return `We couldn’t add everything again: ${reasons.join('; ')}.`
}
