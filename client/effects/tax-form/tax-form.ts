import type { ApolloClient } from '@apollo/client'
import {
  CheckTaxFormDocument,
  FileTaxFormDocument,
  OwnTaxFormsDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { nameKeyUsed } from '#client/effects/key-used.ts'
import * as say from '#client/effects/messages.ts'
import { findSecretFields, openSecrets } from '#client/effects/record-form/secret-fields.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import type { FormDraft, FormType, SignedForm, taxFormPorts } from '#machines/tax-form/ports.ts'
import { pickSent } from './sent-fields.ts'

interface Deps {
  apollo: ApolloClient
  vault: Vault
}

/** Names the fields of a form whose numbers the page holds no more, as after a reload. */
export const findLostNumbers = (
  vault: Pick<Vault, 'readSecret'>,
  type: FormType | null,
  draft: FormDraft,
): string[] =>
  Object.entries(type === null ? {} : pickSent(type, draft)).flatMap(([field, held]) =>
    findSecretFields({ held }).length > 0 && vault.readSecret(`${held}`) === null ? [field] : [],
  )

/** The ports of the tax form: numbers go from the vault to the service, and nowhere else. */
export const createTaxFormEffects = ({ apollo, vault }: Deps) =>
  fillPorts<typeof taxFormPorts>({
    checkForm: async ({ type, draft }) => {
      const input = { form: { type, ...openSecrets(vault, pickSent(type, draft)) } }
      const asked = ask(
        apollo.mutate({ mutation: CheckTaxFormDocument, variables: { input }, fetchPolicy: 'no-cache' }),
      )
      refuseUserErrors((await asked).checkTaxForm.userErrors)
    },

    fileForm: async (form) => {
      const lost = findLostNumbers(vault, form.type, form.draft)
      if (lost.length > 0) return { kind: 'lost', fields: lost }
      try {
        await file({ apollo, vault }, form)
      } catch (error) {
        throw nameKeyUsed(error, say.formFiledBefore)
      }
      for (const ref of findSecretFields(form.draft)) vault.takeSecret(ref)
      return { kind: 'filed' }
    },
  })

const file = async (
  { apollo, vault }: Deps,
  { type, draft, wordsHash, replaces, idempotencyKey }: SignedForm,
): Promise<void> => {
  const form = { type, ...openSecrets(vault, pickSent(type, draft)), words_hash: wordsHash }
  const { fileTaxForm } = await ask(
    apollo.mutate({
      mutation: FileTaxFormDocument,
      variables: { input: { idempotencyKey, form, replaces } },
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
}
