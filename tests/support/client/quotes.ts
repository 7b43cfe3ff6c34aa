/** The graph's quote for a project with one line. */
const sums = {
  __typename: 'Quote',
  version: '3',
  orderId: null,
  email: null,
  lines: [
    { __typename: 'QuoteLine', itemId: '1', imageId: 'aq-1', name: 'Dunes', artist: null, width: 18 },
  ].map((line) => ({
    ...line,
    height: 24,
    substrate: 'print',
    frame: null,
    quantity: 1,
    unitPrice: 100,
    total: 100,
  })),
  unavailable: [],
  quantity: 1,
  subtotal: 100,
  volumeDiscount: 0,
  volumeDiscountRate: 0,
  shipping: 0,
  shippingIsEstimate: true,
  tax: null,
  grandTotal: 100,
  arrival: null,
}
const lines = sums.lines.map((line) => ({ ...line, mediaTemplate: '/m/{width}', placeholder: '' }))

export const quoted = {
  data: {
    __typename: 'Query',
    projectQuote: { __typename: 'QuotePayload', quote: { ...sums, lines }, userErrors: [] },
  },
}

/** The graph's answer to an order that is placed. */
export const answerOrdered = (orderId: string) => ({
  data: {
    __typename: 'Mutation',
    placeOrder: { __typename: 'OrderPayload', order: { __typename: 'Order', orderId }, userErrors: [] },
  },
})
