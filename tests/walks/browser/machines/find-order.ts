import { expect } from '@playwright/test'
import type { FindOrderMutation, FindOrderMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { findOrderMachine } from '#machines/find-order/machine.ts'
import { makeEmail } from '../../../journeys/visitor.ts'
import { type Placed, placeOrder } from '../../../support/shop/place-order.ts'
import { findOrder as walk } from '../../fixtures/orders/find-order.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import type { Visit } from '../visit.ts'

/** What a visit looks for. */
const sought = new WeakMap<Visit, Placed & { email: string }>()
const soughtIn = (visit: Visit) => {
  const order = sought.get(visit)
  if (!order) throw new Error('No order was placed for this visit.')
  return order
}

const find = ({ page }: Visit) => page.getByRole('button', { name: 'Find order' })

export const findOrder = browserWalkOf<typeof findOrderMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      who: 'guest',
      async open(visit) {
        const email = makeEmail('guest')
        sought.set(visit, { ...(await placeOrder({ guest: email })), email })
        await visit.page.goto('/orders/find')
      },
    },
  ],
  performs: {
    'order.sought': async (visit) => {
      const { orderId, email } = soughtIn(visit)
      await visit.page.getByLabel('Order number').fill(orderId)
      await visit.page.getByLabel('Email').fill(email)
      await find(visit).click()
    },
  },
  ports: {
    findOrder: {
      operation: 'FindOrder',
      asks: (_, visit): FindOrderMutationVariables => {
        const { orderId, email } = soughtIn(visit)
        return { input: { orderId, email } }
      },
      refuse: (refusal): FindOrderMutation => ({
        __typename: 'Mutation',
        findOrder: {
          __typename: 'FindOrderPayload',
          orderId: null,
          cartToken: null,
          userErrors: userErrorsOf(refusal),
        },
      }),
    },
  },
  looks: {
    asking: async (visit, { context: { failure } }) => {
      await expect(find(visit)).toBeEnabled()
      if (failure) await expect(visit.page.getByText(failure.message)).toBeVisible()
    },
    finding: ({ page }) => expect(page.getByRole('button', { name: 'Finding…' })).toBeDisabled(),
    found: (visit) =>
      expect(
        visit.page.getByRole('heading', { name: `Order #${soughtIn(visit).orderId}`, level: 1 }),
      ).toBeVisible(),
  },
})
