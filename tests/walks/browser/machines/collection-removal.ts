import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  DeleteCollectionMutation,
  DeleteCollectionMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { collectionRemovalMachine } from '#machines/collection-removal/machine.ts'
import type { collectionRemovalPorts } from '#machines/collection-removal/ports.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import { collectionRemoval as walk } from '../../fixtures/collection-removal.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { createCollection } from '../own-collection.ts'
import { notices } from '../people.ts'
import type { Visit } from '../visit.ts'

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Delete this collection?' })
const button = (visit: Visit, name: string) => dialog(visit).getByRole('button', { name, exact: true })

export const collectionRemoval = browserWalkOf<typeof collectionRemovalMachine>(walk)({
  openings: [
    {
      input: { id: '7' },
      taken: [],
      open: async (visit) => {
        const id = await createCollection(visit, 'Going')
        await openAsStaff(visit.page, `/collections/${id}/edit`)
        await expect(visit.page.getByRole('textbox', { name: 'Name' })).toBeVisible()
      },
    },
  ],
  performs: {
    'removal.asked': ({ page }) => page.getByRole('button', { name: 'Delete this collection' }).click(),
    'removal.declined': (visit, _event, before) =>
      button(visit, before.matches('refused') ? 'Close' : 'Keep it')
        .last()
        .click(),
    'removal.confirmed': (visit) => button(visit, 'Delete').click(),
  },
  ports: {
    deleteCollection: {
      operation: 'DeleteCollection',
      asks: ({
        id,
        idempotencyKey,
      }: InputFrom<typeof collectionRemovalPorts.deleteCollection>): DeleteCollectionMutationVariables => ({
        id,
        idempotencyKey,
      }),
      refuse: (refusal): DeleteCollectionMutation => ({
        __typename: 'Mutation',
        deleteCollection: { __typename: 'DeleteCollectionPayload', userErrors: userErrorsOf(refusal) },
      }),
    },
  },
  looks: {
    kept: (visit) => expect(dialog(visit)).toBeHidden(),
    'asking.first': (visit) => expect(button(visit, 'Delete')).toBeEnabled(),
    'asking.unanswered': async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByRole('alert')).toHaveText(failure.message)
      await expect(button(visit, 'Delete')).toBeEnabled()
      await expect(button(visit, 'Keep it')).toBeEnabled()
    },
    deleting: async (visit) => {
      await expect(button(visit, 'Deleting…')).toBeDisabled()
      await expect(button(visit, 'Keep it')).toBeDisabled()
      await visit.page.keyboard.press('Escape')
      await expect(dialog(visit)).toBeVisible()
    },
    refused: async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByRole('alert')).toHaveText(failure.message)
      await expect(button(visit, 'Delete')).toHaveCount(0)
    },
    deleted: async (visit) => {
      await expect(notices(visit)).toContainText('Going deleted.')
      await expect(visit.page).toHaveURL(/\/collections$/)
    },
  },
})
