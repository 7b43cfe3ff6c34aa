import type { ApolloClient } from '@apollo/client'
import { ImagePublishedDocument, SetImagePublishedDocument } from '#client/apollo/generated/graphql.ts'
import { bodies } from '#client/effects/bodies.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { publishingPorts } from '#machines/publishing/ports.ts'
import { Refusal } from '#machines/refusal.ts'

/**
 * Publishes images and takes them back. The answer is right in the cache at once, wherever the image is
 * shown.
 */
export const createPublishingEffects = ({ apollo }: { apollo: ApolloClient }) =>
  bodies<typeof publishingPorts>({
    change: async (input) => {
      const variables = { input: { id: input.subject.imageId, published: input.on } }
      const { setImagePublished } = await ask(
        apollo.mutate({ mutation: SetImagePublishedDocument, variables }),
      )
      refuseUserErrors(setImagePublished.userErrors)
    },
    read: async ({ subject }) => {
      const variables = { id: subject.imageId }
      const { image } = await ask(
        apollo.query({ query: ImagePublishedDocument, variables, fetchPolicy: 'network-only' }),
      )
      if (!image) throw new Refusal('NOT_FOUND', 'The image is gone.')
      return image.published
    },
  })
