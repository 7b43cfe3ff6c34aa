import { expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import { type CheckoutRef, createCheckouts } from '#client/actors/orders/checkouts.ts'
import { ProjectQuoteDocument } from '#client/apollo/generated/graphql.ts'
import { reread } from '#client/apollo/reread.ts'
import { watchQuote } from '#client/app/follow/watch-quote.ts'
import { selectFailure, selectQuoteAsked, selectStep, selectView } from '#machines/checkout/selectors.ts'
import { quoted } from '#tests/support/client/quotes.ts'
import { type Answer, answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'
import { address } from '../../walks/fixtures/checkout.ts'

const ofVersion = (version: string): Answer => {
  const { projectQuote } = quoted.data
  const quote = { ...projectQuote.quote, version }
  return { data: { ...quoted.data, projectQuote: { ...projectQuote, quote } } }
}

const zipRefused: Answer = {
  data: {
    __typename: 'Query',
    projectQuote: {
      __typename: 'QuotePayload',
      quote: null,
      userErrors: [
        { __typename: 'UserError', field: 'postalCode', message: 'No ZIP code.', code: 'BAD_USER_INPUT' },
      ],
    },
  },
}

/** A checkout in its review, of a project that is at version 3. */
const openReview = async () => {
  const shop = { quote: ofVersion('3'), place: answerRefused('CONFLICT') }
  const graph = await openStandInGraph(({ operation }) =>
    operation === 'ProjectQuote' ? shop.quote : shop.place,
  )
  const { apollo, processes, leave } = await openTestVisit(graph.uri)
  onTestFinished(async () => {
    leave()
    await graph.close()
  })
  const told: string[] = []
  const checkouts = createCheckouts({
    processes,
    account: () => null,
    onPlaced() {},
    onKnown() {},
  })
  checkouts.open('p-1')
  const checkout = checkouts.current() as CheckoutRef
  await arrive(checkout, 'review')
  checkout.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') told.push(inspected.event.type)
  })
  return { shop, graph, apollo, checkout, told }
}

const arrive = (ref: CheckoutRef, step: string) => waitFor(ref, (snapshot) => selectStep(snapshot) === step)

const settled = () => new Promise((resolve) => setTimeout(resolve, 100))

test('as the page comes the quote is read again, and nothing is told while it is as it was reviewed', async () => {
  const { graph, apollo, checkout, told } = await openReview()
  watchQuote(apollo, checkout)
  await expect.poll(() => graph.count('ProjectQuote')).toBe(2)
  await settled()
  expect(told).toEqual([])
})

test('a project that was changed before the page came is read again and reviewed again', async () => {
  const { shop, graph, apollo, checkout } = await openReview()
  shop.quote = ofVersion('4')
  watchQuote(apollo, checkout)
  await waitFor(checkout, ({ context }) => context.quote?.version === '4')
  await arrive(checkout, 'review')
  expect(selectFailure(checkout.getSnapshot())?.kind).toBe('changed')
  await settled()
  expect(graph.count('ProjectQuote')).toBe(3)
})

test('a change that another tab has made is told once it is read, until the page is left', async () => {
  const { shop, graph, apollo, checkout, told } = await openReview()
  const stop = watchQuote(apollo, checkout)
  await expect.poll(() => graph.count('ProjectQuote')).toBe(2)
  shop.quote = ofVersion('4')
  reread(apollo, 'ProjectQuote', ({ cartToken }) => cartToken === 'p-1')
  await waitFor(checkout, ({ context }) => context.quote?.version === '4')
  stop()
  told.length = 0
  shop.quote = ofVersion('5')
  await apollo.query({
    query: ProjectQuoteDocument,
    variables: { cartToken: 'p-1', address: null },
    fetchPolicy: 'network-only',
  })
  await settled()
  expect(told).toEqual([])
})

test('while an address is refused, the quote is the one that was read before', async () => {
  const { shop, apollo, checkout, told } = await openReview()
  watchQuote(apollo, checkout)
  checkout.send({ type: 'review.confirmed' })
  shop.quote = zipRefused
  checkout.send({ type: 'address.submitted', address })
  await waitFor(checkout, (snapshot) => selectFailure(snapshot)?.kind === 'address')
  const variables = selectQuoteAsked(checkout.getSnapshot())
  expect(variables).toEqual({ cartToken: 'p-1', address: null })
  const shown = apollo.readQuery({ query: ProjectQuoteDocument, variables })
  expect(shown?.projectQuote.quote?.version).toBe('3')
  await settled()
  expect(told).not.toContain('project.changed')
})

test('a priced address is what is asked and watched from then on', async () => {
  const { shop, apollo, checkout } = await openReview()
  watchQuote(apollo, checkout)
  checkout.send({ type: 'review.confirmed' })
  checkout.send({ type: 'address.submitted', address })
  await arrive(checkout, 'shipping')
  expect(selectQuoteAsked(checkout.getSnapshot())).toEqual({ cartToken: 'p-1', address })
  shop.quote = ofVersion('4')
  reread(apollo, 'ProjectQuote')
  await waitFor(checkout, ({ context }) => context.quote?.version === '4')
  await arrive(checkout, 'review')
})

test('nothing is told where nothing can be done about it: an order that is held keeps what was agreed to', async () => {
  const { shop, apollo, checkout, told } = await openReview()
  watchQuote(apollo, checkout)
  checkout.send({ type: 'review.confirmed' })
  checkout.send({ type: 'address.submitted', address })
  await arrive(checkout, 'shipping')
  checkout.send({ type: 'shipping.accepted' })
  shop.place = answerRefused('RATE_LIMITED')
  checkout.send({ type: 'payment.submitted', payment: { method: 'purchase_order', reference: 'PO 7' } })
  await waitFor(checkout, (snapshot) => selectView(snapshot) === 'held')
  shop.quote = ofVersion('4')
  reread(apollo, 'ProjectQuote')
  await settled()
  expect(told).toContain('payment.submitted')
  expect(told).not.toContain('project.changed')
  expect(selectView(checkout.getSnapshot())).toBe('held')
})
