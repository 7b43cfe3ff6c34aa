import type { ApolloClient } from '@apollo/client'
import { ProjectOptionsDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask } from '#client/effects/refusals.ts'
import type { projectSearchPorts } from '#machines/project-search/ports.ts'

/** Ask the server each time: a project may have been made or renamed since. */
export const createProjectSearchEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof projectSearchPorts>({
    findProjects: async ({ words }) => {
      const { projectOptions } = await ask(
        apollo.query({
          query: ProjectOptionsDocument,
          variables: { search: words },
          fetchPolicy: 'network-only',
        }),
      )
      return projectOptions.map(({ id, name, label }) => ({ id, name, label }))
    },
  })
