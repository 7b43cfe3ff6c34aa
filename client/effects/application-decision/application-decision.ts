import type { ApolloClient } from '@apollo/client'
import { OUTLIVES_PAGE } from '#client/apollo/contexts.ts'
import {
  ApplicationAgainDocument,
  type ApplicationDecision,
  DecideApplicationDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { applicationDecisionPorts, Decision } from '#machines/application-decision/ports.ts'
import { Refusal } from '#machines/refusal.ts'

const ASKED: Record<Decision, ApplicationDecision> = { approve: 'APPROVE', decline: 'DECLINE' }
const TOLD: Record<ApplicationDecision, Decision> = { APPROVE: 'approve', DECLINE: 'decline' }

/** The bodies of the ports of machines/application-decision. */
export const createApplicationDecisionEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof applicationDecisionPorts>({
    decideApplication: async ({ decision, ...asked }) => {
      const input = { ...asked, decision: ASKED[decision] }
      const { decideApplication } = await ask(
        apollo.mutate({ mutation: DecideApplicationDocument, variables: { input }, context: OUTLIVES_PAGE }),
      )
      const { decided, userErrors } = decideApplication
      refuseUserErrors(userErrors)
      if (!decided) return { kind: 'decided' }
      return { kind: 'meanwhile', who: decided.by, what: TOLD[decided.decision], when: decided.at }
    },
    readApplication: async ({ id }) => {
      const { record } = await ask(
        apollo.query({ query: ApplicationAgainDocument, variables: { id }, fetchPolicy: 'network-only' }),
      )
      if (!record) throw new Refusal('NOT_FOUND', say.notFound)
    },
  })
