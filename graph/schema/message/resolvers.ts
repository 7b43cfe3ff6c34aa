import { nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

export const messageResolvers: Resolvers = {
  Query: {
    messages: async (_, { page, pageSize, waiting }, { main }) => {
      const { count, results } = await main.messages(page, pageSize, waiting)
      return { count, messages: results }
    },
    message: (_, { id }, { main }) => main.message(id).catch(nullIfMissing),
  },
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
    answerMessage: async (_, { input: { id, text, idempotencyKey } }, { main }) => {
      const userErrors = wrongKey(idempotencyKey)
      if (userErrors.length > 0) return { message: null, userErrors }
      try {
        return { message: await main.answerMessage(id, { text }, idempotencyKey), userErrors: [] }
      } catch (error) {
        return { message: null, userErrors: userErrorsFrom(error, {}, 'id') }
      }
    },
  },
  Message: {
    id: ({ id }) => `${id}`,
    text: ({ message }) => message,
    sentAt: ({ sent_at }) => sent_at,
  },
}
