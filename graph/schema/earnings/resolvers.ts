import { nullIfMissing } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { toCamel } from '../payout/camel.ts'

export const earningsResolvers: Resolvers = {
  Query: {
    earnings: async (_, _args, { earnings }) => {
      const earned = await earnings.view().catch(nullIfMissing)
      return earned && toCamel(earned)
    },
    earningsLines: async (_, asked, { earnings }) => toCamel(await earnings.lines(asked)),
    earningsPayments: async (_, asked, { earnings }) => toCamel(await earnings.payments(asked)),
    earningsPaymentLines: async (_, { token, ...asked }, { earnings }) => {
      const lines = await earnings.paymentLines(token, asked).catch(nullIfMissing)
      return lines && toCamel(lines)
    },
  },
}
