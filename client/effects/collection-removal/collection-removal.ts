import type { ApolloClient } from '@apollo/client'
import { DeleteCollectionDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { collectionRemovalPorts } from '#machines/collection-removal/ports.ts'

export const createCollectionRemovalEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof collectionRemovalPorts>({
    deleteCollection: async (input) => {
      const { deleteCollection } = await ask(
        apollo.mutate({ mutation: DeleteCollectionDocument, variables: input }),
      )
      // Take NOT_FOUND for done: somebody else may have deleted it.
      refuseUserErrors(deleteCollection.userErrors.filter(({ code }) => code !== 'NOT_FOUND'))
    },
  })
