import type { ApolloClient } from '@apollo/client'
import { CreateProjectDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { resourceFormPorts } from '#machines/resource-form/ports.ts'

/** The form's ports, for a new project: there is nothing to load. */
export const createProjectFormEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof resourceFormPorts>({
    loadForm: () => Promise.resolve(),
    saveRecord: async ({ values, idempotencyKey }) => {
      const name = typeof values.name === 'string' ? values.name : ''
      const { createProject } = await ask(
        apollo.mutate({
          mutation: CreateProjectDocument,
          variables: { input: { name, idempotencyKey } },
        }),
      )
      refuseUserErrors(createProject.userErrors)
      if (!createProject.project) throw new Error('The graph answered nothing.')
      return { id: createProject.project.id }
    },
  })
