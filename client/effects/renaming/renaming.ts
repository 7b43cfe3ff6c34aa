import type { ApolloClient } from '@apollo/client'
import { RenameProjectDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { renamingPorts } from '#machines/renaming/ports.ts'

/** The answer brings the project's name with it, so that whatever shows it follows. */
export const createRenamingEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof renamingPorts>({
    rename: async (input) => {
      const { renameProject } = await ask(
        apollo.mutate({ mutation: RenameProjectDocument, variables: { input } }),
      )
      refuseUserErrors(renameProject.userErrors)
    },
  })
