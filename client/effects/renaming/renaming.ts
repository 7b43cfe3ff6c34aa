import type { ApolloClient } from '@apollo/client'
import { fromPromise } from 'xstate'
import { RenameProjectDocument } from '#client/apollo/generated/graphql.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { NewName } from '#machines/renaming/ports.ts'

/** The answer brings the project's name with it, so that whatever shows it follows. */
export const createRenamingEffects = ({ apollo }: { apollo: ApolloClient }) => ({
  actors: {
    rename: fromPromise<void, NewName>(async ({ input }) => {
      const { renameProject } = await ask(
        apollo.mutate({ mutation: RenameProjectDocument, variables: { input } }),
      )
      refuseUserErrors(renameProject.userErrors)
    }),
  },
})
