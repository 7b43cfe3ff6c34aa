import { totalOf } from '#machines/lifecycles/return-refund.ts'
import type { GraphContext } from '../../context.ts'
import { nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'
import type { OrderOf } from '../order/payloads.ts'
import { RETURN_REASONS, RETURN_STATUSES, RETURN_TRANSITIONS, toReason } from './words.ts'

const SIZES = { THUMB: 'thumb', WHOLE: 'whole' } as const

/** The order as it is after a change of its returns. */
const readOrder = async (
  { orders }: Pick<GraphContext, 'orders'>,
  orderId: string,
  cartToken: string | null,
): Promise<OrderOf> => ({ ...(await orders.order(orderId, cartToken)), cartToken })

export const orderReturnResolvers: Resolvers = {
  Query: {
    orderReturns: async (_, { waiting, page, pageSize }, { orderReturns }) => {
      const state = waiting === false ? 'all' : 'waiting'
      const { count, results } = await orderReturns.list(state, page ?? 1, pageSize ?? 20)
      return { count, returns: results }
    },
    returnPicture: async (_, { orderId, cartToken = null, id, size }, { orderReturns }) => {
      const shown = await orderReturns.picture(orderId, cartToken, id, SIZES[size]).catch(nullIfMissing)
      return shown?.preview ?? null
    },
  },
  Mutation: {
    requestReturn: async (_, { input }, { orderReturns, ...sources }) => {
      const { orderId, cartToken = null, idempotencyKey, lines, reason, text, pictures } = input
      const wrong = wrongKey(idempotencyKey)
      if (wrong.length > 0) return { order: null, userErrors: wrong }
      try {
        const wanted = lines.map(({ id, quantity }) => ({ id: Number(id), quantity }))
        const body = { lines: wanted, reason: toReason(reason), text, pictures: [...pictures] }
        await orderReturns.request(orderId, cartToken, body, idempotencyKey)
        return { order: await readOrder(sources, orderId, cartToken), userErrors: [] }
      } catch (error) {
        return { order: null, userErrors: userErrorsFrom(error, {}, 'orderId') }
      }
    },
    changeReturn: async (_, { input }, { orderReturns, ...sources }) => {
      const { orderId, cartToken = null, returnId, transition, idempotencyKey, ...given } = input
      const wrong = wrongKey(idempotencyKey)
      if (wrong.length > 0) return { order: null, userErrors: wrong }
      try {
        const body = {
          transition: RETURN_TRANSITIONS[transition],
          ...(given.reason != null && { reason: given.reason }),
          ...(given.carrier != null && { carrier: given.carrier }),
          ...(given.tracking != null && { tracking: given.tracking }),
        }
        await orderReturns.change(orderId, cartToken, returnId, body, idempotencyKey)
        return { order: await readOrder(sources, orderId, cartToken), userErrors: [] }
      } catch (error) {
        return { order: null, userErrors: userErrorsFrom(error, {}, 'returnId') }
      }
    },
    sendReturnPicture: async (_, { input: { orderId, cartToken, picture } }, { orderReturns }) => {
      try {
        return {
          picture: await orderReturns.sendPicture(orderId, cartToken ?? null, picture),
          userErrors: [],
        }
      } catch (error) {
        return { picture: null, userErrors: userErrorsFrom(error, {}, 'orderId') }
      }
    },
  },
  Order: {
    returns: ({ order_id, cartToken }, _, { orderReturns }) => orderReturns.of(order_id, cartToken),
  },
  ReturnedLine: { id: ({ id }) => `${id}` },
  RefundableLine: { id: ({ id }) => `${id}` },
  OrderReturn: {
    status: ({ status }) => RETURN_STATUSES[status],
    reason: ({ reason }) => RETURN_REASONS[reason],
    total: ({ refund }) => (refund ? totalOf(refund) : null),
  },
  ReturnPicture: { id: ({ name }) => name },
  ReturnMoment: { status: ({ status }) => RETURN_STATUSES[status] },
  ReturnSummary: {
    orderId: ({ order_id }) => order_id,
    status: ({ status }) => RETURN_STATUSES[status],
    reason: ({ reason }) => RETURN_REASONS[reason],
    requestedAt: ({ requested_at }) => requested_at,
  },
}
