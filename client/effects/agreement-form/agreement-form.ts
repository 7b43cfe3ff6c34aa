import type { ApolloClient } from '@apollo/client'
import { AcceptAgreementDocument, OwnAgreementDocument } from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type { resourceFormPorts } from '#machines/resource-form/ports.ts'

/** The form's ports, for accepting the royalty agreement that is shown. */
export const createAgreementFormEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof resourceFormPorts>({
    loadForm: async () => {
      const asked = apollo.query({ query: OwnAgreementDocument, fetchPolicy: 'network-only' })
      const { ownAgreement } = await ask(asked)
      if (!ownAgreement) throw new Refusal('NOT_FOUND', say.noArtistProfile)
    },
    saveRecord: async ({ values, idempotencyKey }) => {
      const { textHash, rate, name, agreed } = values
      const input = {
        idempotencyKey,
        textHash: `${textHash}`,
        rate: Number(rate),
        name: `${name}`,
        agreed: agreed === true,
      }
      const { acceptAgreement } = await ask(
        apollo.mutate({
          mutation: AcceptAgreementDocument,
          variables: { input },
          update: (cache, { data }) => {
            const ownAgreement = data?.acceptAgreement.agreement
            if (ownAgreement)
              cache.writeQuery({ query: OwnAgreementDocument, data: { __typename: 'Query', ownAgreement } })
          },
        }),
      )
      refuseUserErrors(acceptAgreement.userErrors)
      return { id: `${acceptAgreement.agreement?.accepted[0]?.version}` }
    },
  })
