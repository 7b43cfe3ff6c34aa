import type { ApolloClient } from '@apollo/client'
import { fromPromise } from 'xstate'
import { ProjectOptionsDocument } from '#client/apollo/generated/graphql.ts'
import { ask } from '#client/effects/refusals.ts'
import type { ProjectRef } from '#machines/session.ts'

/** Ask the server each time: a project may have been made or renamed since. */
export const createProjectSearchEffects = ({ apollo }: { apollo: ApolloClient }) => ({
  actors: {
    findProjects: fromPromise<readonly ProjectRef[], { words: string }>(async ({ input: { words } }) => {
      const { projectOptions } = await ask(
        apollo.query({
          query: ProjectOptionsDocument,
          variables: { search: words },
          fetchPolicy: 'network-only',
        }),
      )
      return projectOptions.map(({ id, name, label }) => ({ id, name, label }))
    }),
  },
})
