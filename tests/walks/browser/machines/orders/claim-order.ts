import { expect } from '@playwright/test'
import type { ClaimOrderMutation, ClaimOrderMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { claimOrderMachine } from '#machines/claim-order/machine.ts'
import { openSignedIn } from '../../../../journeys/session.ts'
import { type Placed, placeOrder } from '../../../../support/shop/place-order.ts'
import { claimOrder as walk } from '../../../fixtures/orders/claim-order.ts'
import { createAccount } from '../../account.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { button } from '../../order-page.ts'
import type { Visit } from '../../visit.ts'

const placed = new WeakMap<Visit, Placed>()

export const claimOrder = browserWalkOf<typeof claimOrderMachine>(walk)({
  openings: [
    {
      input: { orderId: 'K7Q2-9MXD' },
      taken: [],
      open: async (visit) => {
        const account = await createAccount()
        const order = await placeOrder({ guest: account.email })
        placed.set(visit, order)
        const place = `/checkout/confirmation/${order.orderId}?cart=${order.cartToken}`
        await openSignedIn(visit.page, account, place)
      },
    },
  ],
  performs: { 'claim.retried': (visit) => button(visit, 'Try again').click() },
  ports: {
    claimOrder: {
      operation: 'ClaimOrder',
      asks: ({ orderId }: { orderId: string }, visit): ClaimOrderMutationVariables => ({
        input: { orderId, cartToken: placed.get(visit)?.cartToken ?? '' },
      }),
      refuse: (refusal): ClaimOrderMutation => ({
        __typename: 'Mutation',
        claimOrder: { __typename: 'OrderPayload', order: null, userErrors: userErrorsOf(refusal) },
      }),
    },
  },
  looks: {
    claiming: ({ page }) => expect(page.getByText('Saving this order to your account…')).toBeVisible(),
    refused: ({ page }, { context: { failure } }) =>
      expect(page.getByRole('main').getByRole('alert')).toContainText(failure.message),
    claimed: ({ page }) => expect(page.getByText('This order is saved in your account.')).toBeVisible(),
  },
})
