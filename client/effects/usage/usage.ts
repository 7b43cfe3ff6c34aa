import type { ApolloClient } from '@apollo/client'
import { CountUsageDocument } from '#client/apollo/generated/graphql.ts'
import { ANONYMOUS } from '#client/apollo/session.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { usagePorts } from '#machines/usage/ports.ts'
import type { Counter } from './counter.ts'

interface UsageDeps {
  apollo: ApolloClient
  counter: Pick<Counter, 'take'>
}

export const createUsageEffects = ({ apollo, counter }: UsageDeps) =>
  fillPorts<typeof usagePorts>({
    tellCounts: async () => {
      const input = counter.take()
      if (!input) return
      const { countUsage } = await ask(
        apollo.mutate({
          mutation: CountUsageDocument,
          variables: { input },
          fetchPolicy: 'no-cache',
          // The browser sends it though the page is gone by then.
          context: { ...ANONYMOUS, fetchOptions: { keepalive: true } },
        }),
      )
      refuseUserErrors(countUsage.userErrors)
    },
  })
