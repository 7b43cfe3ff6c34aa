import { expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import { type CheckoutRef, createCheckouts } from '#client/actors/orders/checkouts.ts'
import { selectStep } from '#machines/checkout/selectors.ts'
import { answerOrdered, quoted } from '#tests/support/client/quotes.ts'
import { openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'
import { address, byPurchaseOrder } from '../../walks/fixtures/checkout.ts'

const openShop = async () => {
  const graph = await openStandInGraph(({ operation }) =>
    operation === 'ProjectQuote' ? quoted : answerOrdered('1042'),
  )
  const { processes, leave } = await openTestVisit(graph.uri)
  onTestFinished(async () => {
    leave()
    await graph.close()
  })
  return { processes, graph }
}

const arrive = (ref: CheckoutRef, step: string) => waitFor(ref, (snapshot) => selectStep(snapshot) === step)

test('a placed order is shown once, also when its project is opened again meanwhile; whoever opens the project later is led to it', async () => {
  const { processes, graph } = await openShop()
  const led: string[] = []
  const told: string[] = []
  const checkouts = createCheckouts({
    processes,
    findAccount: () => null,
    onPlaced: ({ orderId, token }, isShown) => told.push(`${orderId} of ${token}, shown: ${isShown}`),
    onKnown: ({ orderId }) => told.push(`${orderId} is known`),
  })
  const page = {
    goToPlaced(orderId: string) {
      led.push(`placed ${orderId}`)
      checkouts.open('p-1')
    },
    goToKnown: (orderId: string) => void led.push(`known ${orderId}`),
  }
  const leave = checkouts.show(page)
  checkouts.open('p-1')
  checkouts.open('p-1')
  const checkout = checkouts.findCurrent() as CheckoutRef
  await arrive(checkout, 'address')
  checkout.send({ type: 'address.submitted', address })
  await arrive(checkout, 'review')
  checkout.send({ type: 'review.confirmed' })
  checkout.send({ type: 'payment.submitted', payment: byPurchaseOrder })
  checkouts.open('p-2')
  await expect.poll(() => led).toEqual(['placed 1042'])
  expect(checkouts.findCurrent()).toBe(checkout)
  expect(told).toEqual(['1042 of p-1, shown: true'])
  leave()
  checkouts.show(page)
  checkouts.open('p-1')
  expect(led).toEqual(['placed 1042', 'known 1042'])
  expect(graph.count('PlaceOrder')).toBe(1)
})
