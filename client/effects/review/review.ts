import type { ApolloClient } from '@apollo/client'
import { ReviewLinesDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { Review, reviewPorts } from '#machines/review/ports.ts'
import type { Reviewer } from './reviewer.ts'

export interface ReviewDeps {
  apollo: ApolloClient
  reviewer: Reviewer
}

export const createReviewEffects = (deps: ReviewDeps) =>
  fillPorts<typeof reviewPorts>({
    say: (input) => sendReview(deps, input),
  })

const sendReview = async ({ apollo, reviewer }: ReviewDeps, { shareToken, author, said }: Review) => {
  const { itemIds, ...words } = said
  const { reviewLines } = await ask(
    apollo.mutate({
      mutation: ReviewLinesDocument,
      variables: { input: { shareToken, author, itemIds: [...itemIds], ...words } },
    }),
  )
  refuseUserErrors(reviewLines.userErrors)
  reviewer.keepName(author)
}
