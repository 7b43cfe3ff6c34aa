import { expect } from '@playwright/test'
import type {
  PlacedOrderQuery,
  PlaceOrderMutation,
  ProjectQuoteQuery,
} from '#client/apollo/generated/graphql.ts'
import type { checkoutMachine } from '#machines/checkout/machine.ts'
import type { Placed, Quote } from '#machines/checkout/ports.ts'
import type { Refusal } from '#machines/refusal.ts'
import { cartLink, signIn, signOut } from '../../../journeys/steps.ts'
import { address, byPurchaseOrder, checkout as walk } from '../../fixtures/checkout.ts'
import { createAccountWithCart } from '../account-cart.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { type HeldGoogleMaps, holdGoogleMaps } from '../held-google-maps.ts'
import { userErrorsOf } from '../held-graph.ts'
import type { Visit } from '../visit.ts'

const line = (itemId: string) => ({
  __typename: 'QuoteLine' as const,
  itemId,
  imageId: 'aq-001601',
  name: `Line ${itemId}`,
  artist: null,
  width: 18,
  height: 24,
  substrate: 'print',
  quantity: 1,
  unitPrice: 9_000,
  total: 9_000,
  mediaTemplate: '/media/aq-001601/1/{width}',
  placeholder: '',
})

const quoteIs = ({ version, total, lines, orderId }: Quote): ProjectQuoteQuery => ({
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
      grandTotal: total,
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

const quotePort = {
  operation: 'ProjectQuote',
  answer: (output: unknown) => quoteIs(output as Quote),
  refuse: quoteRefused,
}

const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name })
const heading = ({ page }: Visit, name: string) => page.getByRole('heading', { name, level: 2, exact: true })
const says = ({ page }: Visit, text: string) => expect(page.getByText(text).first()).toBeVisible()

const comeToCheckOut = async ({ page }: Visit) => {
  const { email, password } = await createAccountWithCart()
  await page.goto('/accounts/login?redirect=/checkout')
  await signIn(page, email, password)
  await expect(page).toHaveURL(/\/checkout$/)
}

/** The project is changed on its own page; coming back shows what it is now. */
const changeProject = async (visit: Visit) => {
  const { graph, revisit } = visit
  await revisit('/cart')
  await expect(visit.page.getByRole('spinbutton')).toBeVisible()
  const before = graph.asked.length
  await revisit('/checkout')
  await expect(visit.page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  const asked = await graph.next('ProjectQuote')
  await asked.answer(quoteIs({ version: `elsewhere ${before}`, total: 1_000, lines: 1, orderId: null }))
}

const fillAddress = async ({ page }: Visit) => {
  await page.getByLabel('Full name').fill(address.name)
  await page.getByLabel('Street address').fill(address.route)
  await page.getByLabel('City').fill(address.locality)
  await page.getByLabel('State').selectOption(address.administrativeArea)
  await page.getByLabel('ZIP code').fill(address.postalCode)
}

const expectDropped = async ({ page }: Visit) => {
  await expect(cartLink(page)).toHaveAccessibleName(/^0 items in /)
}

/** By whom the location lookup comes, in a visit whose shop has it. */
const lookups = new WeakMap<Visit, HeldGoogleMaps>()

const failToLookUp = async (visit: Visit) => {
  const lookup = lookups.get(visit)
  if (!lookup) throw new Error('This shop has no location lookup.')
  await lookup.failToLoad()
}

export const checkout = browserWalkOf<typeof checkoutMachine>(walk)({
  openings: [
    {
      input: { projectToken: 'p-1', idempotencyKey: 'key-1' },
      taken: [],
      open: comeToCheckOut,
      may: ({ type }) => type !== 'lookup.failed',
    },
    {
      input: { projectToken: 'p-1', idempotencyKey: 'key-1' },
      taken: [],
      async open(visit) {
        lookups.set(visit, await holdGoogleMaps(visit))
        await comeToCheckOut(visit)
      },
    },
  ],
  performs: {
    'quote.retried': (visit) => button(visit, 'Try again').click(),
    'project.changed': changeProject,
    'review.confirmed': (visit) => button(visit, 'Continue to address').click(),
    'address.submitted': async (visit) => {
      await fillAddress(visit)
      await button(visit, 'Continue to shipping').click()
    },
    'lookup.failed': failToLookUp,
    'shipping.accepted': (visit) => button(visit, 'Continue to payment').click(),
    'payment.submitted': async (visit) => {
      await visit.page.getByLabel('Purchase order number').fill('PO 7')
      await button(visit, /^Place order/).click()
    },
    'step.back': (visit) => button(visit, /^(Back|Change the payment)$/).click(),
    'placing.retried': (visit) => button(visit, /^(Try again|Look again)$/).click(),
    'change.accepted': (visit) => button(visit, /^Place order/).click(),
    'change.declined': (visit) => button(visit, 'Review again').click(),
    signedOut: ({ page }) => signOut(page),
  },
  ports: {
    readQuote: quotePort,
    priceShipping: quotePort,
    placeOrder: {
      operation: 'PlaceOrder',
      answer: (output) => placed(output as Placed),
      refuse: (refusal) => placed(null, userErrorsOf(refusal)),
    },
    findOrder: { operation: 'PlacedOrder', answer: (output) => found(output as Placed | null) },
  },
  looks: {
    reading: (visit) => says(visit, 'Looking at what your project costs now…'),
    unread: async (visit, { context: { failure } }) => {
      await expect(heading(visit, 'We could not read your project')).toBeVisible()
      await says(visit, failure.message)
    },
    empty: async (visit) => {
      await expect(heading(visit, 'There is nothing left to order')).toBeVisible()
      await says(visit, 'cannot be bought any more')
    },
    'steps.review': async (visit, { context: { failure } }) => {
      await expect(heading(visit, 'Review your order')).toBeVisible()
      await says(visit, 'cannot be bought any more')
      if (failure) await says(visit, failure.message)
    },
    'steps.address': async (visit, { context: { failure } }) => {
      await expect(button(visit, 'Continue to shipping')).toBeEnabled()
      if (failure) await says(visit, failure.message)
    },
    'steps.pricing': (visit) => expect(button(visit, 'Pricing shipping…')).toBeDisabled(),
    'steps.shipping': (visit) => expect(heading(visit, 'Shipping')).toBeVisible(),
    'steps.payment': async (visit, { context: { failure } }) => {
      await expect(heading(visit, 'Payment')).toBeVisible()
      if (failure) await says(visit, failure.message)
    },
    placing: (visit) => expect(heading(visit, 'Placing your order')).toBeVisible(),
    finding: (visit) => expect(heading(visit, 'Making sure of your order')).toBeVisible(),
    held: async (visit, { context: { failure } }) => {
      await expect(heading(visit, 'Your order was not placed')).toBeVisible()
      await says(visit, failure.message)
    },
    unknown: async (visit) => {
      await expect(heading(visit, 'We do not know yet whether your order was placed')).toBeVisible()
      await expect(button(visit, /^(Back|Try again|Place order)/)).toHaveCount(0)
    },
    changed: async (visit) => {
      await expect(heading(visit, 'Something has changed')).toBeVisible()
      await expect(visit.page.getByRole('row', { name: /^Total / })).toBeVisible()
    },
    ordered: async (visit) => {
      await expect(visit.page).toHaveURL(/\/orders\/1042$/)
      await expectDropped(visit)
    },
    confirmation: async (visit) => {
      await expect(visit.page).toHaveURL(/\/checkout\/confirmation\/1042$/)
      await expectDropped(visit)
    },
    left: ({ page }) => expect(page).not.toHaveURL(/\/checkout/),
  },
  walk: {
    events: walk.events.map((event) => ('payment' in event ? { ...event, payment: byPurchaseOrder } : event)),
    refusals: { ...walk.refusals, findOrder: walk.refusals.findOrder?.slice(0, 1) ?? [] },
  },
})
