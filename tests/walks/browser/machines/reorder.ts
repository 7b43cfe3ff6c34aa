import { expect } from '@playwright/test'
import type { ReorderMutation } from '#client/apollo/generated/graphql.ts'
import type { reorderMachine } from '#machines/reorder/machine.ts'
import { cartLines } from '../../../journeys/steps.ts'
import { reorder as walk } from '../../fixtures/reorder.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { button, visitOrder } from '../order-page.ts'

export const reorder = browserWalkOf<typeof reorderMachine>(walk)({
  openings: [
    {
      input: { orderId: 'K7Q2-9MXD' },
      taken: [],
      open: async (visit) => void (await visitOrder(visit, 'owner')),
    },
  ],
  performs: { 'reorder.asked': (visit) => button(visit, 'Order again').click() },
  ports: {
    reorder: {
      operation: 'Reorder',
      refuse: (refusal): ReorderMutation => ({
        __typename: 'Mutation',
        reorder: { __typename: 'ReorderPayload', cart: null, left: [], userErrors: userErrorsOf(refusal) },
      }),
    },
  },
  looks: {
    idle: async (visit, { context: { failure } }) => {
      await expect(button(visit, 'Order again')).toBeEnabled()
      if (failure) await expect(visit.page.getByRole('alert')).toContainText(failure.message)
    },
    sending: (visit) => expect(button(visit, 'Making a project…')).toBeDisabled(),
    made: async ({ page }) => {
      await expect(page).toHaveURL(/\/projects\/\d+$/)
      await expect(cartLines(page)).toHaveCount(1)
    },
  },
})
