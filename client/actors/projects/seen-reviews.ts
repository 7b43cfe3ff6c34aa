import { useEffect, useState } from 'react'
import { openStorage } from '#client/effects/browser/storage.ts'
import { createSeenReviews } from '#client/effects/seen-reviews/seen-reviews.ts'

/** Tells which of a line's reviews are new since the last visit. They stay new until this visit ends. */
export const useNewReviews = (itemId: string, reviews: readonly { id: string }[]) => {
  const [seen] = useState(() => createSeenReviews(openStorage(() => localStorage)))
  const [before] = useState(() => seen.newestOf(itemId))
  const newest = Math.max(0, ...reviews.map(({ id }) => Number(id)))
  useEffect(() => {
    if (newest > before) seen.keep(itemId, newest)
  }, [seen, itemId, newest, before])
  return (reviewId: string) => Number(reviewId) > before
}
