import { useQuery } from '@apollo/client/react'
import { useNewReviews } from '#client/actors/projects/seen-reviews.ts'
import { ShareDocument } from '#client/apollo/generated/graphql.ts'
import { ReviewList } from '../reviews/review-list.tsx'

export interface LineReviewsProps {
  cartToken: string
  itemId: string
}

/**
 * What clients said of one line, beside it: as {@link ProjectShare} has read it, which stands on the same
 * page.
 */
export const LineReviews = ({ cartToken, itemId }: LineReviewsProps) => {
  const { data } = useQuery(ShareDocument, { variables: { cartToken }, fetchPolicy: 'cache-only' })
  const reviews = data?.share?.reviews.filter((review) => review.itemId === itemId) ?? []
  const isNew = useNewReviews(itemId, reviews)
  return <ReviewList reviews={reviews} isNew={isNew} />
}
