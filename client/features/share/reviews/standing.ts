import type { Review_ReviewFragment } from '#client/apollo/generated/graphql.ts'

/** Where somebody stands on a line: their last verdict. */
export interface Standing {
  author: string
  verdict: 'APPROVED' | 'CHANGES'
  /** Of the review that says so. */
  id: string
}

/** One for each who gave a verdict, in the order in which they first did. `reviews` is oldest first. */
export const standingsOf = (reviews: readonly Review_ReviewFragment[]): Standing[] => {
  const standings = new Map<string, Standing>()
  for (const { author, verdict, id } of reviews)
    if (verdict !== null) standings.set(author, { author, verdict, id })
  return [...standings.values()]
}

/** How this person stands on a line. */
export const verdictOf = (reviews: readonly Review_ReviewFragment[], author: string | null) =>
  standingsOf(reviews).find((standing) => standing.author === author)?.verdict ?? null
