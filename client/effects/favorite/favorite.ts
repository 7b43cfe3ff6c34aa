import type { ApolloClient } from '@apollo/client'
import { ImageFavoriteDocument, SetImageFavoriteDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { favoritePorts } from '#machines/favorite/ports.ts'
import { Refusal } from '#machines/refusal.ts'

/**
 * Keeps images among the favorites of who is signed in. The answer is right in the cache at once, wherever
 * the image is shown.
 */
export const createFavoriteEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof favoritePorts>({
    change: async (input) => {
      const variables = { input: { id: input.subject.imageId, favorite: input.on } }
      const { setImageFavorite } = await ask(apollo.mutate({ mutation: SetImageFavoriteDocument, variables }))
      refuseUserErrors(setImageFavorite.userErrors)
    },
    read: async ({ subject }) => {
      const variables = { id: subject.imageId }
      const { image } = await ask(
        apollo.query({ query: ImageFavoriteDocument, variables, fetchPolicy: 'network-only' }),
      )
      if (!image) throw new Refusal('NOT_FOUND', say.imageIsGone)
      return image.isFavorite
    },
  })
