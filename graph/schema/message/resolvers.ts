import { userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

export const messageResolvers: Resolvers = {
  Mutation: {
    leaveMessage: async (_, { input: { email, message } }, { main }) => {
      try {
        await main.leaveMessage({ email, message })
        return { sent: true, userErrors: [] }
      } catch (error) {
        return { sent: false, userErrors: userErrorsFrom(error) }
      }
    },
  },
}
