import type { ApolloClient } from '@apollo/client'
import { fromPromise } from 'xstate'
import { LeaveMessageDocument } from '#client/apollo/generated/graphql.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { KeyedMessage } from '#machines/leave-message/ports.ts'

export const createLeaveMessageEffects = ({ apollo }: { apollo: ApolloClient }) => ({
  actors: {
    leaveMessage: fromPromise<void, KeyedMessage>(async ({ input }) => {
      const { leaveMessage } = await ask(
        apollo.mutate({ mutation: LeaveMessageDocument, variables: { input }, fetchPolicy: 'no-cache' }),
      )
      refuseUserErrors(leaveMessage.userErrors)
    }),
  },
})
