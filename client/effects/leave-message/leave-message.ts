import type { ApolloClient } from '@apollo/client'
import { LeaveMessageDocument } from '#client/apollo/generated/graphql.ts'
import { bodies } from '#client/effects/bodies.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { leaveMessagePorts } from '#machines/leave-message/ports.ts'

export const createLeaveMessageEffects = ({ apollo }: { apollo: ApolloClient }) =>
  bodies<typeof leaveMessagePorts>({
    leaveMessage: async (input) => {
      const { leaveMessage } = await ask(
        apollo.mutate({ mutation: LeaveMessageDocument, variables: { input }, fetchPolicy: 'no-cache' }),
      )
      refuseUserErrors(leaveMessage.userErrors)
    },
  })
