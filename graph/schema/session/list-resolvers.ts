import { userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

export const sessionListResolvers: Resolvers = {
  Query: {
    sessions: async (_, { page, pageSize }, { account }) => {
      const { count, results } = await account.sessions({ page: page ?? 1, pageSize: pageSize ?? 20 })
      return { count, sessions: results }
    },
  },
  Mutation: {
    endSession: async (_, { id }, { account }) => {
      try {
        await account.endSession(id)
        return { sessionId: id, userErrors: [] }
      } catch (error) {
        return { sessionId: null, userErrors: userErrorsFrom(error, {}, 'id') }
      }
    },
  },
  SessionSummary: {
    begunAt: ({ begun }) => begun,
    lastUsedAt: ({ last_used }) => last_used,
  },
}
