import type { LeftOut } from '#services/main/royalties/contract.ts'
import { userErrorsFrom } from '../../errors.ts'
import type { LeftOutReason, Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'

const REASONS: Record<LeftOutReason, LeftOut> = {
  STOCK: 'stock',
  GONE: 'gone',
  NO_ARTIST: 'no_artist',
  NO_RATE: 'no_rate',
}
const NAMES: Record<LeftOut, LeftOutReason> = {
  stock: 'STOCK',
  gone: 'GONE',
  no_artist: 'NO_ARTIST',
  no_rate: 'NO_RATE',
}
const FIELDS = { rate_bp: 'rateBp', valid_from: 'validFrom' }

export const royaltyResolvers: Resolvers = {
  Query: {
    royaltyRates: async (_, { page, pageSize }, { main }) => {
      const { count, results } = await main.royaltyRates(page, pageSize)
      return { count, rates: results }
    },
    leftOutLines: async (_, { reason, page, pageSize }, { main }) => {
      const { count, results } = await main.leftOutLines(reason ? REASONS[reason] : null, page, pageSize)
      return { count, lines: results }
    },
  },
  Mutation: {
    addRoyaltyRate: async (_, { input: { idempotencyKey, code, rateBp, validFrom } }, { main }) => {
      const userErrors = wrongKey(idempotencyKey)
      if (userErrors.length > 0) return { rate: null, userErrors }
      try {
        const body = { code, rate_bp: rateBp, valid_from: validFrom }
        return { rate: await main.addRoyaltyRate(body, idempotencyKey), userErrors: [] }
      } catch (error) {
        return { rate: null, userErrors: userErrorsFrom(error, FIELDS) }
      }
    },
  },
  RoyaltyRate: {
    id: ({ id }) => `${id}`,
    rateBp: ({ rate_bp }) => rate_bp,
    validFrom: ({ valid_from }) => valid_from,
    recordedAt: ({ recorded_at }) => recorded_at,
  },
  LeftOutLine: {
    id: ({ order_id, line }) => `${order_id}/${line}`,
    orderId: ({ order_id }) => order_id,
    imageId: ({ image_id }) => image_id,
    reason: ({ reason }) => NAMES[reason],
    royaltyCode: ({ royalty_code }) => royalty_code,
    placedAt: ({ placed_at }) => placed_at,
  },
}
