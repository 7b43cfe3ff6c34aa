import type { OrderView } from '#services/main/orders/contract.ts'
import { nullIfMissing, userErrorsFrom } from '../../errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { FAULTS } from '../cart/faults.ts'
import { LINE, PICTURE } from '../cart/line.ts'
import { SUMS } from '../cart/sums.ts'
import { ADDRESS_FIELDS, toAddressBody } from './address.ts'
import { orderMutations } from './mutations.ts'
import type { OrderOf } from './payloads.ts'
import { STATUSES } from './words.ts'

const opened = (order: Promise<OrderView>, cartToken: string | null): Promise<OrderOf | null> =>
  order.then((view) => ({ ...view, cartToken }), nullIfMissing)

export const orderResolvers: Resolvers = {
  Query: {
    projectQuote: async (_, { cartToken, address }, { orders }) => {
      try {
        return {
          quote: await orders.quote(cartToken, address ? toAddressBody(address) : null),
          userErrors: [],
        }
      } catch (error) {
        return { quote: null, userErrors: userErrorsFrom(error, ADDRESS_FIELDS, 'cartToken') }
      }
    },
    order: (_, { orderId, cartToken = null }, { orders }) =>
      opened(orders.order(orderId, cartToken), cartToken),
    orders: async (_, { page, pageSize, all }, { orders }) => {
      const { count, results } = await orders.orders({
        page: page ?? 1,
        pageSize: pageSize ?? 20,
        all: all ?? false,
      })
      return { count, orders: results }
    },
    placedOrder: (_, { cartToken, idempotencyKey }, { orders }) =>
      opened(orders.placedUnder(cartToken, idempotencyKey), cartToken),
  },
  Mutation: orderMutations,
  Quote: {
    ...SUMS,
    orderId: (quote) => quote.order_id,
    unavailable: ({ unavailable }) =>
      unavailable.map(({ item_id, name, fault }) => ({ itemId: `${item_id}`, name, fault: FAULTS[fault] })),
    shippingIsEstimate: (quote) => quote.shipping_is_estimate,
  },
  QuoteLine: { ...LINE, itemId: (line) => `${line.item_id}` },
  Address: {
    formattedAddress: (address) => address.formatted_address,
    placeId: (address) => address.place_id,
    streetNumber: (address) => address.street_number,
    administrativeArea: (address) => address.administrative_area_level_1,
    administrativeAreaLevel2: (address) => address.administrative_area_level_2,
    administrativeAreaLevel3: (address) => address.administrative_area_level_3,
    postalCode: (address) => address.postal_code,
  },
  Order: {
    ...SUMS,
    orderId: (order) => order.order_id,
    status: ({ status }) => STATUSES[status],
    placedAt: (order) => order.placed_at,
    ofAccount: (order) => order.of_account,
    project: ({ project }) => ({ ...project, id: `${project.id}` }),
    invoice: async ({ order_id, cartToken }, _, { orders }) => ({
      filename: `invoice-${order_id}.pdf`,
      ...(await orders.invoice(order_id, cartToken)),
    }),
  },
  OrderLine: {
    ...LINE,
    id: (line) => `${line.id}`,
    workshop: ({ workshop }) =>
      workshop && {
        ...workshop,
        outsideWidth: workshop.outside_width,
        outsideHeight: workshop.outside_height,
        matWidth: workshop.mat_width,
      },
  },
  OrderPayment: {
    method: ({ method }) => (method === 'card' ? 'CARD' : 'PURCHASE_ORDER'),
    reference: (payment) => (payment.method === 'purchase_order' ? payment.reference : null),
  },
  OrderMoment: { status: ({ status }) => STATUSES[status] },
  OrderSummary: {
    orderId: (order) => order.order_id,
    status: ({ status }) => STATUSES[status],
    placedAt: (order) => order.placed_at,
    project: ({ project }) => ({ ...project, id: `${project.id}` }),
    grandTotal: (order) => order.grand_total,
  },
  LinePicture: PICTURE,
}
