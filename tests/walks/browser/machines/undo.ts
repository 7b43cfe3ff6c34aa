import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  UndoProjectEventMutation,
  UndoProjectEventMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { undoMachine } from '#machines/undo/machine.ts'
import type { undoPorts } from '#machines/undo/ports.ts'
import { cartLines } from '../../../journeys/steps.ts'
import { undo as walk } from '../../fixtures/undo.ts'
import { PICTURE } from '../account-cart.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { notices, visitOwnCart } from '../people.ts'
import type { Visit } from '../visit.ts'

const removeAndUndo = async (visit: Visit) => {
  const { page } = visit
  await visitOwnCart(visit)
  await page.getByRole('button', { name: `Remove ${PICTURE.title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: 'Your project is empty' })).toBeVisible()
  await notices(visit).getByRole('button', { name: 'Undo' }).click()
}

const tryAgain = (visit: Visit) => notices(visit).getByRole('button', { name: 'Try again' })

export const undo = browserWalkOf<typeof undoMachine>(walk)({
  openings: [
    {
      input: { act: { intent: 'cart.undo', token: 'cart-1', seq: 4 }, idempotencyKey: 'key-1' },
      taken: [],
      open: removeAndUndo,
    },
  ],
  performs: { 'undo.retried': (visit) => tryAgain(visit).click() },
  ports: {
    undo: {
      operation: 'UndoProjectEvent',
      asks: ({
        act,
        idempotencyKey,
      }: InputFrom<typeof undoPorts.undo>): UndoProjectEventMutationVariables => ({
        input: { cartToken: act.token, seq: act.seq, idempotencyKey },
      }),
      refuse: (refusal): UndoProjectEventMutation => ({
        __typename: 'Mutation',
        undoProjectEvent: {
          __typename: 'UndoProjectEventPayload',
          cart: null,
          entry: null,
          userErrors: userErrorsOf(refusal),
        },
      }),
    },
  },
  looks: {
    undoing: async (visit) => {
      await expect(notices(visit).getByText('Undoing…')).toBeVisible()
      await expect(cartLines(visit.page)).toHaveCount(0)
    },
    failed: async (visit, { context: { failure } }) => {
      await expect(notices(visit).getByText(failure.message)).toBeVisible()
      await expect(tryAgain(visit)).toBeVisible()
    },
    refused: async (visit, { context: { failure } }) => {
      await expect(notices(visit).getByText(failure.message)).toBeVisible()
      await expect(tryAgain(visit)).toBeHidden()
    },
    undone: async (visit) => {
      await expect(notices(visit).getByText(`${PICTURE.title} is back.`)).toBeVisible()
      await expect(cartLines(visit.page)).toHaveCount(1)
    },
  },
})
