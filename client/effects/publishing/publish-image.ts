import type { ApolloClient } from '@apollo/client'
import { OUTLIVES_PAGE } from '#client/apollo/contexts.ts'
import { ImagePublishedDocument, SetImagePublishedDocument } from '#client/apollo/generated/graphql.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { PublishingSubject } from '#machines/publishing/ports.ts'
import { Refusal } from '#machines/refusal.ts'

/** Publishes an image, or takes it back. */
export const publishImage = async (
  apollo: ApolloClient,
  { imageId }: PublishingSubject,
  published: boolean,
): Promise<void> => {
  const variables = { input: { id: imageId, published } }
  const { setImagePublished } = await ask(
    apollo.mutate({ mutation: SetImagePublishedDocument, variables, context: OUTLIVES_PAGE }),
  )
  refuseUserErrors(setImagePublished.userErrors)
}

/** Asks whether an image is published. */
export const readPublished = async (
  apollo: ApolloClient,
  { imageId }: PublishingSubject,
): Promise<boolean> => {
  const variables = { id: imageId }
  const { image } = await ask(
    apollo.query({ query: ImagePublishedDocument, variables, fetchPolicy: 'network-only' }),
  )
  if (!image) throw new Refusal('NOT_FOUND', say.imageIsGone)
  return image.published
}
