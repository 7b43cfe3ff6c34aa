import type { ApolloClient } from '@apollo/client'
import { ReadMentionDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { mentionReadingPorts } from '#machines/mention-reading/ports.ts'

/** The bodies of the ports of machines/mention-reading. */
export const createMentionReadingEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof mentionReadingPorts>({
    readMention: async ({ note }) => {
      const { readMention } = await ask(apollo.mutate({ mutation: ReadMentionDocument, variables: { note } }))
      // Take NOT_FOUND for done: its author has deleted it.
      refuseUserErrors(readMention.userErrors.filter(({ code }) => code !== 'NOT_FOUND'))
      const { cache } = apollo
      cache.evict({ id: cache.identify({ __typename: 'NoteMention', id: note }) ?? '' })
      cache.gc()
    },
  })
