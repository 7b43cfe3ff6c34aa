import type { ApolloClient } from '@apollo/client'
import { AnswerMessageDocument, MessageAgainDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { answerMessagePorts } from '#machines/answer-message/ports.ts'
import { Refusal } from '#machines/refusal.ts'

/** The bodies of the ports of machines/answer-message. */
export const createAnswerMessageEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof answerMessagePorts>({
    answerMessage: async ({ id, text, idempotencyKey }) => {
      const { answerMessage } = await ask(
        apollo.mutate({
          mutation: AnswerMessageDocument,
          variables: { input: { id, text, idempotencyKey } },
        }),
      )
      refuseUserErrors(answerMessage.userErrors)
    },
    readMessage: async ({ id }) => {
      const { message } = await ask(
        apollo.query({ query: MessageAgainDocument, variables: { id }, fetchPolicy: 'network-only' }),
      )
      if (!message) throw new Refusal('NOT_FOUND', say.notFound)
    },
  })
