import type { OwnAccountView } from '#services/main/artist-account/payment-accounts/contract.ts'
import { nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { PaymentAccountPayload, Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'
import { toCamel } from '../payout/camel.ts'

/** Answers the account that a write leaves, or why it was refused. */
const answer = async (key: string, write: () => Promise<OwnAccountView>): Promise<PaymentAccountPayload> => {
  const userErrors = wrongKey(key)
  if (userErrors.length > 0) return { account: null, userErrors }
  try {
    return { account: toCamel(await write()), userErrors: [] }
  } catch (error) {
    return { account: null, userErrors: userErrorsFrom(error, {}, 'token') }
  }
}

/** Fields without what was left out. */
const given = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

export const paymentAccountResolvers: Resolvers = {
  Query: {
    paymentAccounts: async (_, _args, { paymentAccounts }) => {
      const found = await paymentAccounts.all().catch(nullIfMissing)
      return found && toCamel(found)
    },
  },
  Mutation: {
    checkPaymentAccount: async (_, { input: { fields } }, { paymentAccounts }) => {
      try {
        await paymentAccounts.check(given(fields))
        return { userErrors: [] }
      } catch (error) {
        return { userErrors: userErrorsFrom(error) }
      }
    },

    savePaymentAccount: (_, { input }, { paymentAccounts }) => {
      const { idempotencyKey: key, token, version, default: isDefault, fields, password } = input
      const { type, ...typed } = given(fields)
      return answer(key, () =>
        typeof token === 'string'
          ? paymentAccounts.change(token, { ...typed, version, password }, key)
          : paymentAccounts.add({ type, ...typed, default: isDefault, password }, key),
      )
    },

    choosePaymentAccount: (_, { input }, { paymentAccounts }) => {
      const { idempotencyKey: key, token, version, password } = input
      return answer(key, () => paymentAccounts.change(token, { version, password, default: true }, key))
    },

    removePaymentAccount: (_, { input }, { paymentAccounts }) => {
      const { idempotencyKey: key, token, version, password } = input
      return answer(key, () => paymentAccounts.remove(token, { version, password }, key))
    },
  },
}
