import type { Review } from '../cart/events.ts'
import type { ReviewView } from './contract.ts'

/** What somebody says, before it is about a line. */
export type Said = Pick<Review, 'author' | 'verdict' | 'comment'>

/**
 * Finds what is on record already for these lines, where the author's last word is the same and repeating it
 * would say nothing. `earlier` is oldest first.
 */
export function findAlreadySaid(
  earlier: readonly ReviewView[],
  items: readonly number[],
  { author, verdict, comment }: Said,
): Map<number, ReviewView> {
  const same = new Map<number, ReviewView>()
  for (const item of items) {
    const last = earlier.findLast((review) => review.item_id === item && review.author === author)
    if (last && last.verdict === verdict && last.comment === comment) same.set(item, last)
  }
  return same
}
