import { userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

export const messageResolvers: Resolvers = {
  Mutation: {
    leaveMessage: async (_, { input: { email, message, idempotencyKey } }, { main }) => {
      const userErrors = wrongKey(idempotencyKey)
      if (userErrors.length > 0) return { sent: false, userErrors }
      try {
        await main.leaveMessage({ email, message }, idempotencyKey)
        return { sent: true, userErrors: [] }
      } catch (error) {
        return { sent: false, userErrors: userErrorsFrom(error) }
      }
    },
  },
}
