import type { ApolloClient } from '@apollo/client'
import { fromPromise } from 'xstate'
import { ChooseProjectDocument } from '#client/apollo/generated/graphql.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'

export const createProjectChoiceEffects = ({ apollo }: { apollo: ApolloClient }) => ({
  actors: {
    choose: fromPromise<void, { projectId: string }>(async ({ input }) => {
      const { chooseProject } = await ask(
        apollo.mutate({ mutation: ChooseProjectDocument, variables: input }),
      )
      refuseUserErrors(chooseProject.userErrors)
    }),
  },
})
