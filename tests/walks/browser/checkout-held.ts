import type { InputFrom } from 'xstate'
import type {
  PlacedOrderQuery,
  PlacedOrderQueryVariables,
  PlaceOrderMutation,
  PlaceOrderMutationVariables,
  ProjectQuoteQuery,
  ProjectQuoteQueryVariables,
} from '#client/apollo/generated/graphql.ts'
import type { checkoutPorts, Payment, Placed, Quote } from '#machines/checkout/ports.ts'
import type { Refusal } from '#machines/refusal.ts'
import type { HeldPort } from './browser-walk.ts'
import { userErrorsOf } from './held-graph.ts'

type Input<Port extends keyof typeof checkoutPorts> = InputFrom<(typeof checkoutPorts)[Port]>

const line = (itemId: string) => ({
  __typename: 'QuoteLine' as const,
  itemId,
  imageId: 'aq-001601',
  name: `Line ${itemId}`,
  artist: null,
  width: 18,
  height: 24,
  substrate: 'print',
  frame: null,
  quantity: 1,
  unitPrice: 9_000,
  total: 9_000,
  mediaTemplate: '/media/aq-001601/1/{width}',
  placeholder: '',
})

export const quoteIs = ({ version, total, lines, orderId }: Quote): ProjectQuoteQuery => ({
  __typename: 'Query',
  projectQuote: {
    __typename: 'QuotePayload',
    quote: {
      __typename: 'Quote',
      version,
      orderId,
      email: 'ada@example.com',
      lines: Array.from({ length: lines }, (_, index) => line(`${index + 1}`)),
      unavailable: [{ __typename: 'UnavailableLine', itemId: '9', name: 'Sold out', fault: 'UNPUBLISHED' }],
      quantity: lines,
      subtotal: total,
      volumeDiscount: 0,
      volumeDiscountRate: 0,
      shipping: 0,
      shippingIsEstimate: true,
      tax: null,
      grandTotal: total,
      arrival: null,
    },
    userErrors: [],
  },
})

const quoteRefused = (refusal: Refusal): ProjectQuoteQuery => ({
  __typename: 'Query',
  projectQuote: { __typename: 'QuotePayload', quote: null, userErrors: userErrorsOf(refusal) },
})

const placed = (
  order: Placed | null,
  userErrors: ReturnType<typeof userErrorsOf> = [],
): PlaceOrderMutation => ({
  __typename: 'Mutation',
  placeOrder: {
    __typename: 'OrderPayload',
    order: order && { __typename: 'Order', ...order },
    userErrors,
  },
})

const found = (order: Placed | null): PlacedOrderQuery => ({
  __typename: 'Query',
  placedOrder: order && { __typename: 'Order', ...order },
})

const paymentAsked = (payment: Payment): PlaceOrderMutationVariables['input']['payment'] =>
  payment.method === 'card'
    ? { method: 'CARD', intent: payment.intent }
    : { method: 'PURCHASE_ORDER', reference: payment.reference }

const quotePort: HeldPort = {
  operation: 'ProjectQuote',
  asks: ({ projectToken, address }: Input<'readQuote'>): ProjectQuoteQueryVariables => ({
    cartToken: projectToken,
    address,
  }),
  answer: (output: Quote) => quoteIs(output),
  refuse: quoteRefused,
}

/** The operations of a checkout, and their answers. */
export const checkoutHeld: Readonly<Record<string, HeldPort>> = {
  readQuote: quotePort,
  priceShipping: quotePort,
  placeOrder: {
    operation: 'PlaceOrder',
    asks: ({ projectToken, payment, ...agreed }: Input<'placeOrder'>): PlaceOrderMutationVariables => ({
      input: { cartToken: projectToken, payment: paymentAsked(payment), ...agreed },
    }),
    answer: (output: Placed) => placed(output),
    refuse: (refusal) => placed(null, userErrorsOf(refusal)),
  },
  findOrder: {
    operation: 'PlacedOrder',
    asks: ({ projectToken, idempotencyKey }: Input<'findOrder'>): PlacedOrderQueryVariables => ({
      cartToken: projectToken,
      idempotencyKey,
    }),
    answer: (output: Placed | null) => found(output),
  },
}
