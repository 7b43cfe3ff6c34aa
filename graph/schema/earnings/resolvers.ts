import { nullIfMissing } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { type Camel, toCamel } from '../payout/camel.ts'

/** What is asked of somebody who is no artist is not there. */
const orNull = async <T extends object>(asked: Promise<T>): Promise<Camel<T> | null> => {
  const found = await asked.catch(nullIfMissing)
  return found && toCamel(found)
}

export const earningsResolvers: Resolvers = {
  Query: {
    earnings: (_, _args, { earnings }) => orNull(earnings.view()),
    earningsLines: (_, asked, { earnings }) => orNull(earnings.lines(asked)),
    earningsPayments: (_, asked, { earnings }) => orNull(earnings.payments(asked)),
    earningsPaymentLines: (_, { token, ...asked }, { earnings }) =>
      orNull(earnings.paymentLines(token, asked)),
    earningsStatements: (_, asked, { earnings }) => orNull(earnings.statements(asked)),
    earningsStatement: (_, { number, ...asked }, { earnings }) => orNull(earnings.statement(number, asked)),
    earningsSales: (_, asked, { earnings }) => orNull(earnings.sales(asked)),
    earningsSale: (_, { id }, { earnings }) => orNull(earnings.sale(id)),
    earningsTaxYears: (_, _args, { earnings }) => orNull(earnings.taxYears()),
    earningsAsOf: (_, { day, ...asked }, { earnings }) => orNull(earnings.asOf(day, asked)),
  },
}
