import type { ApolloClient } from '@apollo/client'
import { LeaveMessageDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { leaveMessagePorts } from '#machines/leave-message/ports.ts'

export const createLeaveMessageEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof leaveMessagePorts>({
    leaveMessage: async (input) => {
      const { leaveMessage } = await ask(
        apollo.mutate({ mutation: LeaveMessageDocument, variables: { input }, fetchPolicy: 'no-cache' }),
      )
      refuseUserErrors(leaveMessage.userErrors)
    },
  })
