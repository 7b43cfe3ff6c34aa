import type { ApolloClient } from '@apollo/client'
import { WithdrawWorkDocument, WorkInCartsDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type { withdrawalPorts } from '#machines/withdrawal/ports.ts'

export const createWithdrawalEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof withdrawalPorts>({
    countCarts: async (variables) => {
      const { workInCarts } = await ask(
        apollo.query({ query: WorkInCartsDocument, variables, fetchPolicy: 'no-cache' }),
      )
      if (workInCarts === null) throw new Refusal('NOT_FOUND', say.workNotYours)
      return workInCarts
    },

    changeWork: async (input) => {
      const { withdrawWork } = await ask(
        apollo.mutate({ mutation: WithdrawWorkDocument, variables: { input } }),
      )
      refuseUserErrors(withdrawWork.userErrors)
    },
  })
