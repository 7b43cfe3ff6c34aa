import { expect } from '@playwright/test'
import type { AnyMachineSnapshot, InputFrom } from 'xstate'
import type {
  CollectionForEditQueryVariables,
  UpdateCollectionMutation,
  UpdateCollectionMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import { alertsOf } from '#machines/resource-form/failure.ts'
import type { resourceFormMachine } from '#machines/resource-form/machine.ts'
import type { resourceFormPorts } from '#machines/resource-form/ports.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import {
  deleted,
  noCollection,
  outdated,
  submission,
  resourceForm as walk,
  wrongAtBoth,
  wrongAtFields,
  wrongAtNone,
} from '../../fixtures/resource-form.ts'
import { catalogueOutage, forbidden } from '../../fixtures/shared.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { createCollection } from '../own-collection.ts'
import { notices } from '../people.ts'
import type { Visit } from '../visit.ts'

const LOAD = 'CollectionForEdit'
const submitted = { ...submission, version: 1, shown: ['name', 'description', 'imageIds'] }

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })
const field = ({ page }: Visit, name: string) => page.getByRole('textbox', { name })
const says = ({ page }: Visit, text: string) => expect(page.getByText(text)).toBeVisible()
const notifies = (visit: Visit, text: string) => expect(notices(visit)).toContainText(text)
const leaves = ({ page }: Visit) => expect(page).toHaveURL(/\/collections\/\d+$/)

const refused = (userErrors: ReturnType<typeof userErrorsOf>): UpdateCollectionMutation => ({
  __typename: 'Mutation',
  updateCollection: { __typename: 'CollectionPayload', collection: null, userErrors },
})

const isClosed = (snapshot: AnyMachineSnapshot) => snapshot.matches({ filling: 'closed' })

const wayBack = (before: AnyMachineSnapshot) => {
  if (isClosed(before) && before.context.failure.kind === 'gone') return 'Back to collections'
  return isClosed(before) || before.matches('unloaded') ? 'Back to the collection' : 'Cancel'
}

// Spec 5.2, 5.20, 5.21, 8.4, 8.5
export const resourceForm = browserWalkOf<typeof resourceFormMachine>(walk)({
  openings: [
    {
      input: { resource: 'collections', id: '7' },
      taken: [],
      open: async (visit) => {
        const id = await createCollection(visit, 'Shores')
        await openAsStaff(visit.page, `/collections/${id}/edit`)
      },
    },
  ],
  performs: {
    'form.submitted': async (visit, { isValid, values }) => {
      await field(visit, 'Name').fill(isValid ? String(values.name) : '')
      await button(visit, 'Save').click()
    },
    'form.cancelled': (visit, _event, before) => button(visit, wayBack(before)).click(),
    'form.reloaded': (visit) => button(visit, 'Retry').click(),
  },
  walk: {
    events: [
      { type: 'form.submitted', ...submitted },
      { type: 'form.submitted', ...submitted, isValid: false },
      { type: 'form.cancelled' },
      { type: 'form.reloaded' },
    ],
    answers: { loadForm: [undefined], saveRecord: [{ id: '7' }] },
    refusals: {
      loadForm: [catalogueOutage, noCollection],
      saveRecord: [catalogueOutage, outdated, wrongAtFields, wrongAtBoth, wrongAtNone, deleted, forbidden],
    },
  },
  ports: {
    loadForm: {
      operation: LOAD,
      asks: ({ id }: InputFrom<typeof resourceFormPorts.loadForm>): CollectionForEditQueryVariables => ({
        id: String(id),
      }),
      refuse: () => ({ __typename: 'Query', collection: null }),
    },
    saveRecord: {
      operation: 'UpdateCollection',
      asks: ({
        id,
        values,
        version,
        idempotencyKey,
      }: InputFrom<typeof resourceFormPorts.saveRecord>): UpdateCollectionMutationVariables => ({
        input: {
          id: String(id),
          version: Number(version),
          idempotencyKey,
          name: String(values.name),
          description: String(values.description),
          imageIds: [],
        },
      }),
      refuse: (refusal, { graph }) => {
        // The page reads what somebody else has saved; this machine hears nothing of that, so let it pass.
        graph.release(LOAD)
        return refused(userErrorsOf(refusal))
      },
    },
  },
  looks: {
    loading: async (visit) => {
      await says(visit, 'Loading the collection…')
      await expect(button(visit, 'Save')).toBeDisabled()
    },
    unloaded: async (visit, { context: { loadFailure } }) => {
      if (loadFailure.kind === 'gone') return says(visit, 'There’s no such collection.')
      await says(visit, 'This collection can’t be edited right now.')
      await notifies(visit, loadFailure.message)
    },
    'filling.open.untried': async (visit) => {
      await expect(field(visit, 'Description')).toBeVisible()
      await expect(button(visit, 'Save')).toBeEnabled()
    },
    'filling.open.refused': async (visit, { context: { failure } }) => {
      await expect(button(visit, 'Save')).toBeEnabled()
      if (failure.kind === 'unready') {
        await says(visit, failure.message)
        return expect(field(visit, 'Name')).toBeFocused()
      }
      for (const [name, message] of Object.entries<string>(failure.fields)) {
        await expect(field(visit, name)).toHaveAccessibleErrorMessage(message)
      }
      if (failure.fields.name) await expect(field(visit, 'Name')).toBeFocused()
      for (const { text, items = [] } of alertsOf(failure)) {
        await notifies(visit, text)
        for (const item of items)
          await expect(notices(visit).getByRole('listitem').filter({ hasText: item })).toBeVisible()
      }
    },
    'filling.open.outdated': async (visit) => {
      await says(visit, 'None of your work is lost: we merged both versions here.')
      await expect(field(visit, 'Name')).toHaveValue(submission.values.name)
    },
    'filling.open.unanswered': async (visit, { context: { failure } }) => {
      await notifies(visit, failure.message)
      await expect(field(visit, 'Name')).toHaveValue(submission.values.name)
    },
    'filling.closed': async (visit, { context: { failure } }) => {
      await says(
        visit,
        failure.kind === 'gone' ? 'Someone deleted this collection while you were editing.' : failure.message,
      )
      await expect(field(visit, 'Name')).toHaveValue(submission.values.name)
      await expect(field(visit, 'Name')).toHaveAttribute('readonly')
      await expect(button(visit, 'Save')).toHaveCount(0)
    },
    'filling.saving': (visit) => expect(button(visit, 'Saving…')).toBeDisabled(),
    saved: async (visit) => {
      await leaves(visit)
      await notifies(visit, 'Collection saved.')
      await expect(visit.page.getByRole('heading', { level: 1, name: submission.values.name })).toBeVisible()
    },
    cancelled: (visit, { context: { failure } }) =>
      failure?.kind === 'gone' ? expect(visit.page).toHaveURL(/\/collections$/) : leaves(visit),
  },
  /** A collection that is gone leaves nothing to go back to. */
  may: ({ type }, { context: { loadFailure } }) =>
    loadFailure?.kind !== 'gone' || !['form.reloaded', 'form.cancelled'].includes(type),
})
