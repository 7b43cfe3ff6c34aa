import type { RecoveryCodesView } from '#services/auth/second-factor/contract.ts'
import { userErrorsFrom } from '../../errors.ts'
import type { RecoveryCodesPayload, Resolvers } from '../../generated/resolvers.ts'

const codesOf = async (asked: Promise<RecoveryCodesView>): Promise<RecoveryCodesPayload> => {
  try {
    return { recoveryCodes: (await asked).recovery_codes, userErrors: [] }
  } catch (error) {
    return { recoveryCodes: null, userErrors: userErrorsFrom(error) }
  }
}

export const secondFactorResolvers: Resolvers = {
  Query: { secondFactor: (_, _args, { account }) => account.secondFactor() },
  Mutation: {
    beginSecondFactor: async (_, _args, { account }) => {
      try {
        return { setup: await account.beginSecondFactor(), userErrors: [] }
      } catch (error) {
        return { setup: null, userErrors: userErrorsFrom(error) }
      }
    },
    confirmSecondFactor: (_, { password, code }, { account }) =>
      codesOf(account.confirmSecondFactor({ password, code })),
    renewRecoveryCodes: (_, { code }, { account }) => codesOf(account.renewRecoveryCodes({ code })),
    removeSecondFactor: async (_, { password, code }, { account }) => {
      try {
        await account.removeSecondFactor({ password, code })
        return { userErrors: [] }
      } catch (error) {
        return { userErrors: userErrorsFrom(error) }
      }
    },
  },
  SecondFactor: { recoveryCodesLeft: (factor) => factor.recovery_codes_left },
}
