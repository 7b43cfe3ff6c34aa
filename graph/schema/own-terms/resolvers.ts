import type { OwnTaxFormsView } from '#services/main/artist-account/tax-forms/contract.ts'
import { badInput, namedUserErrorsFrom, nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'
import { toCamel } from '../payout/camel.ts'

const toForms = ({ words, ...forms }: OwnTaxFormsView) => ({
  ...toCamel(forms),
  words: Object.entries(words).map(([type, said]) => ({ type, ...said })),
})

/** Throws BAD_USER_INPUT for what has no fields. */
function asForm(form: unknown): object {
  if (typeof form !== 'object' || form === null || Array.isArray(form))
    throw badInput('form', 'Must be an object.')
  return form
}

export const ownTermsResolvers: Resolvers = {
  Query: {
    ownAgreement: async (_, _args, { ownTerms }) => {
      const found = await ownTerms.agreement().catch(nullIfMissing)
      return found && toCamel(found)
    },
    ownTaxForms: async (_, _args, { ownTerms }) => {
      const found = await ownTerms.taxForms().catch(nullIfMissing)
      return found && toForms(found)
    },
  },
  Mutation: {
    acceptAgreement: async (_, { input }, { ownTerms }) => {
      const { idempotencyKey: key, textHash: text_hash, ...body } = input
      const userErrors = wrongKey(key)
      if (userErrors.length > 0) return { agreement: null, userErrors }
      try {
        return { agreement: toCamel(await ownTerms.accept({ text_hash, ...body }, key)), userErrors: [] }
      } catch (error) {
        return { agreement: null, userErrors: userErrorsFrom(error) }
      }
    },
    checkTaxForm: async (_, { input: { form } }, { ownTerms }) => {
      try {
        await ownTerms.checkTaxForm(asForm(form))
        return { userErrors: [] }
      } catch (error) {
        return { userErrors: namedUserErrorsFrom(error, null) }
      }
    },
    fileTaxForm: async (_, { input: { idempotencyKey: key, form, replaces = null } }, { ownTerms }) => {
      const userErrors = wrongKey(key)
      if (userErrors.length > 0) return { taxForms: null, userErrors }
      try {
        return {
          taxForms: toForms(await ownTerms.fileTaxForm({ ...asForm(form), replaces }, key)),
          userErrors: [],
        }
      } catch (error) {
        return { taxForms: null, userErrors: namedUserErrorsFrom(error, null) }
      }
    },
  },
}
