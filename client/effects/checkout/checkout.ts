import type { ApolloClient } from '@apollo/client'
import { OUTLIVES_PAGE } from '#client/apollo/contexts.ts'
import {
  PlacedOrderDocument,
  PlaceOrderDocument,
  type PlaceOrderInput,
  ProjectQuoteDocument,
} from '#client/apollo/generated/graphql.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import * as say from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import type { Address, checkoutPorts, Payment, Placed, Placement, Quote } from '#machines/checkout/ports.ts'
import { Refusal } from '#machines/refusal.ts'

interface QuoteFor {
  projectToken: string
  address: Address | null
}

/** Ask the server, not the cache: this is about money. */
const fresh = { fetchPolicy: 'network-only' } as const

/** Asks what a project costs, places its order, and looks for one whose answer was lost. */
export const createCheckoutEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof checkoutPorts>({
    readQuote: (input) => readQuote(apollo, input),
    placeOrder: (input) => placeOrder(apollo, input),
    findOrder: async ({ projectToken, idempotencyKey }) => {
      const variables = { cartToken: projectToken, idempotencyKey }
      const { placedOrder } = await ask(apollo.query({ query: PlacedOrderDocument, variables, ...fresh }))
      return placedOrder && { orderId: placedOrder.orderId }
    },
  })

const readQuote = async (apollo: ApolloClient, { projectToken, address }: QuoteFor): Promise<Quote> => {
  const variables = { cartToken: projectToken, address }
  const { projectQuote } = await ask(apollo.query({ query: ProjectQuoteDocument, variables, ...fresh }))
  refuseUserErrors(projectQuote.userErrors)
  const { quote } = projectQuote
  if (!quote) throw new Refusal('NOT_FOUND', say.cartIsGone)
  const { version, grandTotal, lines, orderId } = quote
  return { version, total: grandTotal, lines: lines.length, orderId }
}

const placeOrder = async (
  apollo: ApolloClient,
  { projectToken, payment, ...placement }: Placement,
): Promise<Placed> => {
  const input = { ...placement, cartToken: projectToken, payment: toPaymentInput(payment) }
  const { placeOrder: placed } = await ask(
    apollo.mutate({ mutation: PlaceOrderDocument, variables: { input }, context: OUTLIVES_PAGE }),
  )
  refuseUserErrors(placed.userErrors)
  if (!placed.order) throw new Error('The graph named no order.')
  return { orderId: placed.order.orderId }
}

const toPaymentInput = (payment: Payment): PlaceOrderInput['payment'] =>
  payment.method === 'card'
    ? { method: 'CARD', intent: payment.intent }
    : { method: 'PURCHASE_ORDER', reference: payment.reference }
