import type { BatchOutcome } from '#client/apollo/generated/graphql.ts'

/** Which of a batch's records an address shows. */
export interface ItemsPlace {
  outcome: BatchOutcome
  /** Of a file: new records alone, or others alone; null for all. */
  isNew: boolean | null
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
    isNew: readFlag(address.get('new')),
    reason: address.get('reason'),
    after: after !== null && /^\d{1,5}$/.test(after) ? Number(after) : null,
  }
}

const readFlag = (text: string | null): boolean | null =>
  text === 'yes' ? true : text === 'no' ? false : null

export const writeItemsPlace = ({ outcome, isNew, reason, after }: ItemsPlace): string =>
  `?${new URLSearchParams({
    show: outcome.toLowerCase(),
    ...(isNew !== null && { new: isNew ? 'yes' : 'no' }),
    ...(reason !== null && { reason }),
    ...(after !== null && { after: `${after}` }),
  })}`
