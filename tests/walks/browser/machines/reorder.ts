import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type { ReorderMutation, ReorderMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { reorderMachine } from '#machines/reorder/machine.ts'
import type { reorderPorts } from '#machines/reorder/ports.ts'
import { cartLines } from '../../../journeys/steps.ts'
import { makeEmail } from '../../../journeys/visitor.ts'
import { type Placed, placeOrder } from '../../../support/shop/place-order.ts'
import { reorder as walk } from '../../fixtures/reorder.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { button, visitOrder } from '../order-page.ts'
import { notices } from '../people.ts'
import type { Visit } from '../visit.ts'

const placed = new WeakMap<Visit, Placed>()
/** The token that opens a guest's order, in a guest's visit. */
const guestTokens = new WeakMap<Visit, string>()
const projectOf = (visit: Visit) => placed.get(visit)?.projectId ?? ''

const answered = (reorder: Partial<ReorderMutation['reorder']>): ReorderMutation => ({
  __typename: 'Mutation',
  reorder: { __typename: 'ReorderPayload', cart: null, left: [], userErrors: [], ...reorder },
})

export const reorder = browserWalkOf<typeof reorderMachine>(walk)({
  openings: [
    {
      input: { orderId: 'K7Q2-9MXD' },
      taken: [],
      open: async (visit) => void placed.set(visit, await visitOrder(visit, 'owner')),
    },
    {
      input: { orderId: 'K7Q2-9MXD' },
      taken: [],
      who: 'guest',
      open: async (visit) => {
        const order = await placeOrder({ guest: makeEmail('guest') })
        guestTokens.set(visit, order.cartToken)
        await visit.page.goto(`/orders/${order.orderId}?cart=${order.cartToken}`)
        await expect(button(visit, 'Order again')).toBeEnabled()
      },
    },
  ],
  performs: { 'reorder.asked': (visit) => button(visit, 'Order again').click() },
  ports: {
    reorder: {
      operation: 'Reorder',
      asks: (
        { orderId, idempotencyKey }: InputFrom<typeof reorderPorts.reorder>,
        visit,
      ): ReorderMutationVariables => ({
        input: { orderId, cartToken: guestTokens.get(visit) ?? null, idempotencyKey },
      }),
      // Name a real project: only what could not be bought is made up.
      answer: (_, visit) => {
        if (guestTokens.has(visit)) return null
        const project = {
          __typename: 'ProjectRef',
          id: projectOf(visit),
          name: 'Lobby',
          label: 'Lobby',
        } as const
        const cart = {
          __typename: 'Cart' as const,
          token: 'cart-2',
          version: 2,
          isGuest: false,
          latestOrder: null,
          quantity: 1,
          project,
        }
        return answered({
          cart,
          left: [{ __typename: 'LeftLine', name: 'Lake', fault: 'UNPUBLISHED' }],
        })
      },
      refuse: (refusal) => answered({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    idle: async (visit, { context: { failure } }) => {
      await expect(button(visit, 'Order again')).toBeEnabled()
      if (failure) await expect(visit.page.getByRole('alert')).toContainText(failure.message)
    },
    sending: (visit) =>
      expect(
        button(visit, guestTokens.has(visit) ? 'Filling your cart…' : 'Making a project…'),
      ).toBeDisabled(),
    made: async (visit) => {
      if (guestTokens.has(visit)) {
        await expect(visit.page).toHaveURL(/\/cart$/)
        return expect(cartLines(visit.page)).toHaveCount(1)
      }
      await expect(visit.page).toHaveURL(new RegExp(`/projects/${projectOf(visit)}$`))
      await expect(notices(visit)).toContainText('Lake (the picture is no longer for sale)')
    },
  },
})
