import type { BatchOutcome } from '#client/apollo/generated/graphql.ts'

/** Which of a batch's records an address shows. */
export interface ItemsPlace {
  outcome: BatchOutcome
  reason: string | null
  /** Those after the one of this place. */
  after: number | null
}

const OUTCOMES: readonly BatchOutcome[] = ['WAITING', 'CHANGED', 'SAME', 'REFUSED']

/** Null where the address opens no list. */
export const readItemsPlace = (address: URLSearchParams): ItemsPlace | null => {
  const outcome = OUTCOMES.find((each) => each === address.get('show')?.toUpperCase())
  if (!outcome) return null
  const after = address.get('after')
  return {
    outcome,
    reason: address.get('reason'),
    after: after !== null && /^\d{1,5}$/.test(after) ? Number(after) : null,
  }
}

export const writeItemsPlace = ({ outcome, reason, after }: ItemsPlace): string =>
  `?${new URLSearchParams({
    show: outcome.toLowerCase(),
    ...(reason !== null && { reason }),
    ...(after !== null && { after: `${after}` }),
  })}`
