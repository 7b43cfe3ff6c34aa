import type { ApolloClient } from '@apollo/client'
import {
  CheckTaxFormDocument,
  FileTaxFormDocument,
  OwnTaxFormsDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { findSecretFields, openSecrets } from '#client/effects/record-form/secret-fields.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import type { FormDraft, taxFormPorts } from '#machines/tax-form/ports.ts'

/** Names the fields whose numbers the page holds no more, as after a reload. */
export const findLostNumbers = (vault: Pick<Vault, 'readSecret'>, draft: FormDraft): string[] =>
  Object.entries(draft).flatMap(([field, held]) =>
    findSecretFields({ held }).length > 0 && vault.readSecret(`${held}`) === null ? [field] : [],
  )

/** The ports of the tax form: numbers go from the vault to the service, and nowhere else. */
export const createTaxFormEffects = ({ apollo, vault }: { apollo: ApolloClient; vault: Vault }) =>
  fillPorts<typeof taxFormPorts>({
    checkForm: async ({ type, draft }) => {
      const input = { form: { type, ...openSecrets(vault, draft) } }
      const asked = ask(
        apollo.mutate({ mutation: CheckTaxFormDocument, variables: { input }, fetchPolicy: 'no-cache' }),
      )
      refuseUserErrors((await asked).checkTaxForm.userErrors)
    },

    fileForm: async ({ type, draft, wordsHash, idempotencyKey }) => {
      const form = { type, ...openSecrets(vault, draft), words_hash: wordsHash }
      const { fileTaxForm } = await ask(
        apollo.mutate({
          mutation: FileTaxFormDocument,
          variables: { input: { idempotencyKey, form } },
          // What was sent has a number, and no part of it may stay.
          fetchPolicy: 'no-cache',
          update: (cache, { data }) => {
            const ownTaxForms = data?.fileTaxForm.taxForms
            if (ownTaxForms)
              cache.writeQuery({ query: OwnTaxFormsDocument, data: { __typename: 'Query', ownTaxForms } })
          },
        }),
      )
      refuseUserErrors(fileTaxForm.userErrors)
      for (const ref of findSecretFields(draft)) vault.takeSecret(ref)
    },
  })
