import type { ApolloClient } from '@apollo/client'
import { expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import { type CheckoutRef, createCheckouts } from '#client/actors/orders/checkouts.ts'
import { ProjectQuoteDocument, type ProjectQuoteQuery } from '#client/apollo/generated/graphql.ts'
import { reread } from '#client/apollo/reread.ts'
import { watchQuote } from '#client/app/follow/watch-quote.ts'
import { selectFailure, selectQuoteAsked, selectStep, selectView } from '#machines/checkout/selectors.ts'
import { quoted } from '#tests/support/client/quotes.ts'
import { type Answer, answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'
import { address } from '../../walks/fixtures/checkout.ts'

const ofVersion = (version: string, changes = {}): Answer => {
  const { projectQuote } = quoted.data
  const quote = { ...projectQuote.quote, version, ...changes }
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

const readAgain = (apollo: ApolloClient) =>
  apollo.query({
    query: ProjectQuoteDocument,
    variables: { cartToken: 'p-1', address: null },
    fetchPolicy: 'network-only',
  })

/** A checkout in its review, of a project that is at version 3. */
const openAtAddress = async () => {
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
    findAccount: () => null,
    onPlaced() {},
    onKnown() {},
  })
  checkouts.open('p-1')
  const checkout = checkouts.findCurrent() as CheckoutRef
  await arrive(checkout, 'address')
  checkout.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') told.push(inspected.event.type)
  })
  return { shop, graph, apollo, checkout, told }
}

const arrive = (ref: CheckoutRef, step: string) => waitFor(ref, (snapshot) => selectStep(snapshot) === step)

type Quote = NonNullable<ProjectQuoteQuery['projectQuote']['quote']>

/** Resolves once who watches the quote hears of this one: whoever watched it earlier has heard of it, too. */
const hear = (apollo: ApolloClient, checkout: CheckoutRef, isThis: (quote: Quote) => boolean) =>
  new Promise<void>((resolve) => {
    const variables = selectQuoteAsked(checkout.getSnapshot())
    apollo
      .watchQuery({ query: ProjectQuoteDocument, variables, fetchPolicy: 'cache-only' })
      .subscribe(({ data }) => {
        const quote = (data as ProjectQuoteQuery | undefined)?.projectQuote?.quote
        if (quote && isThis(quote)) resolve()
      })
  })

const isVersion =
  (version: string) =>
  (quote: Quote): boolean =>
    quote.version === version

test('the quote is read again as the page opens, and nothing is said while it is as reviewed', async () => {
  const { shop, apollo, checkout, told } = await openAtAddress()
  // Shipping is no part of what was reviewed.
  shop.quote = ofVersion('3', { shipping: 77 })
  watchQuote(apollo, checkout)
  await hear(apollo, checkout, ({ shipping }) => shipping === 77)
  expect(told).toEqual([])
})

test('a project that was changed before the page opened is read again and reviewed again', async () => {
  const { shop, graph, apollo, checkout } = await openAtAddress()
  shop.quote = ofVersion('4')
  watchQuote(apollo, checkout)
  await waitFor(checkout, ({ context }) => context.quote?.version === '4')
  await arrive(checkout, 'address')
  expect(selectFailure(checkout.getSnapshot())?.kind).toBe('changed')
  await readAgain(apollo)
  expect(graph.count('ProjectQuote')).toBe(4)
})

test('a change that another tab made is noticed once it is read, until the page is left', async () => {
  const { shop, graph, apollo, checkout, told } = await openAtAddress()
  const stop = watchQuote(apollo, checkout)
  await expect.poll(() => graph.count('ProjectQuote')).toBe(2)
  shop.quote = ofVersion('4')
  reread(apollo, 'ProjectQuote', ({ cartToken }) => cartToken === 'p-1')
  await waitFor(checkout, ({ context }) => context.quote?.version === '4')
  stop()
  told.length = 0
  shop.quote = ofVersion('5')
  const heard = hear(apollo, checkout, isVersion('5'))
  await readAgain(apollo)
  await heard
  expect(told).toEqual([])
})

test('while an address is refused, the quote stays the one that was read before', async () => {
  const { shop, apollo, checkout, told } = await openAtAddress()
  watchQuote(apollo, checkout)
  shop.quote = zipRefused
  checkout.send({ type: 'address.submitted', address })
  await waitFor(checkout, (snapshot) => selectFailure(snapshot)?.kind === 'address')
  const variables = selectQuoteAsked(checkout.getSnapshot())
  expect(variables).toEqual({ cartToken: 'p-1', address: null })
  const shown = apollo.readQuery({ query: ProjectQuoteDocument, variables })
  expect(shown?.projectQuote.quote?.version).toBe('3')
  await hear(apollo, checkout, isVersion('3'))
  expect(told).not.toContain('project.changed')
})

test('a priced address is quoted and watched from then on', async () => {
  const { shop, apollo, checkout } = await openAtAddress()
  watchQuote(apollo, checkout)
  checkout.send({ type: 'address.submitted', address })
  await arrive(checkout, 'review')
  expect(selectQuoteAsked(checkout.getSnapshot())).toEqual({ cartToken: 'p-1', address })
  shop.quote = ofVersion('4')
  reread(apollo, 'ProjectQuote')
  await waitFor(checkout, ({ context }) => context.quote?.version === '4')
  await arrive(checkout, 'review')
})

test('an order that is held keeps the quote that was agreed to, as nothing can be done about a new one', async () => {
  const { shop, apollo, checkout, told } = await openAtAddress()
  watchQuote(apollo, checkout)
  checkout.send({ type: 'address.submitted', address })
  await arrive(checkout, 'review')
  checkout.send({ type: 'review.confirmed' })
  shop.place = answerRefused('RATE_LIMITED')
  checkout.send({ type: 'payment.submitted', payment: { method: 'purchase_order', reference: 'PO 7' } })
  await waitFor(checkout, (snapshot) => selectView(snapshot) === 'held')
  shop.quote = ofVersion('4')
  reread(apollo, 'ProjectQuote')
  await hear(apollo, checkout, isVersion('4'))
  expect(told).toContain('payment.submitted')
  expect(told).not.toContain('project.changed')
  expect(selectView(checkout.getSnapshot())).toBe('held')
})
