import type { ApolloClient } from '@apollo/client'
import { EndSessionDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { sessionEndingPorts } from '#machines/session-ending/ports.ts'

export const createSessionEndingEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof sessionEndingPorts>({
    endSession: async ({ id }) => {
      const { endSession } = await ask(apollo.mutate({ mutation: EndSessionDocument, variables: { id } }))
      // Take NOT_FOUND for done: the session ended there, or by an earlier try.
      refuseUserErrors(endSession.userErrors.filter(({ code }) => code !== 'NOT_FOUND'))
      const { cache } = apollo
      cache.evict({ id: cache.identify({ __typename: 'SessionSummary', id }) ?? '' })
      cache.gc()
    },
  })
