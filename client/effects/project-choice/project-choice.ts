import type { ApolloClient } from '@apollo/client'
import { ChooseProjectDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { projectChoicePorts } from '#machines/project-choice/ports.ts'

export const createProjectChoiceEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof projectChoicePorts>({
    choose: async (input) => {
      const { chooseProject } = await ask(
        apollo.mutate({ mutation: ChooseProjectDocument, variables: input }),
      )
      refuseUserErrors(chooseProject.userErrors)
    },
  })
