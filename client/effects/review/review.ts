import type { ApolloClient } from '@apollo/client'
import { ReviewLinesDocument } from '#client/apollo/generated/graphql.ts'
import { bodies } from '#client/effects/bodies.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { Review, reviewPorts } from '#machines/review/ports.ts'
import type { Reviewer } from './reviewer.ts'

export interface ReviewDeps {
  apollo: ApolloClient
  reviewer: Reviewer
}

export const createReviewEffects = (deps: ReviewDeps) =>
  bodies<typeof reviewPorts>({
    say: (input) => say(deps, input),
  })

const say = async ({ apollo, reviewer }: ReviewDeps, { shareToken, author, said }: Review) => {
  const { itemIds, ...words } = said
  const { reviewLines } = await ask(
    apollo.mutate({
      mutation: ReviewLinesDocument,
      variables: { input: { shareToken, author, itemIds: [...itemIds], ...words } },
    }),
  )
  refuseUserErrors(reviewLines.userErrors)
  reviewer.keep(author)
}
