import { expect } from '@playwright/test'
import type { AnyMachineSnapshot, InputFrom } from 'xstate'
import type {
  RecordFormQuery,
  RecordFormQueryVariables,
  SaveRecordMutation,
  SaveRecordMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { recordFormMachine } from '#machines/record-form/machine.ts'
import type { LoadedForm, recordFormPorts, SaveAnswer } from '#machines/record-form/ports.ts'
import { alertsOf } from '#machines/resource-form/failure.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import {
  conflict,
  deleted,
  keyUsed,
  loaded,
  merged,
  noRecord,
  submission,
  typed,
  unformatted,
  recordForm as walk,
  wrongAtBoth,
  wrongAtFields,
  wrongAtNone,
} from '../../fixtures/console/record-form.ts'
import { catalogueOutage, expired, forbidden } from '../../fixtures/shared.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { notices, signInLink, submitSignIn } from '../people.ts'
import { takeNewKey } from '../sent.ts'
import type { Visit } from '../visit.ts'

const PLACE = '/manage/artist/7'
const ORIGINAL = `${loaded.values.name}`

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })
const field = ({ page }: Visit) => page.getByRole('textbox', { name: /^name( \*)?$/i })
const conflictOf = ({ page }: Visit) =>
  page.getByRole('region', { name: 'ana@aquatint.test changed this while you were editing' })
const says = ({ page }: Visit, text: string) => expect(page.getByText(text).first()).toBeVisible()
const notifies = (visit: Visit, text: string) => expect(notices(visit)).toContainText(text)

const metadata = (name: string, label: string, required: boolean) => ({
  __typename: 'ResourceField' as const,
  name,
  type: 'string',
  label,
  required,
  readOnly: false,
  isReversible: false,
  isSecret: false,
  helpText: null,
  minValue: null,
  maxValue: null,
  maxLength: 200,
  initial: null,
  choices: null,
})

const recordOf = ({ version, values }: Pick<LoadedForm, 'version' | 'values'>) => ({
  __typename: 'ResourceRecord' as const,
  key: 'artist/7',
  id: '7',
  version: version ?? 0,
  values,
})

const described = (layout: LoadedForm['layout']) => ({
  __typename: 'Resource' as const,
  canCreate: true,
  name: 'artist',
  title: 'Artist',
  description: '',
  fields:
    layout === 'formatted'
      ? [metadata('name', 'Name', true), metadata('royalty_code', 'Royalty code', false)]
      : null,
})

const answered = (output: LoadedForm): RecordFormQuery => ({
  __typename: 'Query',
  resource: described(output.layout),
  record: recordOf(output),
})

const NOTHING: SaveRecordMutation['saveRecord'] = {
  __typename: 'SaveRecordPayload',
  record: null,
  merged: [],
  conflict: null,
  userErrors: [],
}
const saving = (payload: Partial<SaveRecordMutation['saveRecord']>): SaveRecordMutation => ({
  __typename: 'Mutation',
  saveRecord: { ...NOTHING, ...payload },
})

/** Ends the session without leaving the page, as leaving asks about what is typed. */
export const loseSessionHere = async (visit: Visit) => {
  const { page, graph } = visit
  graph.hold('ProjectOptions', 'RenewAccess')
  await button(visit, 'Staff').click()
  await page.getByRole('combobox', { name: 'Find a project' }).fill('lobby')
  await visit.wait(300)
  await (await graph.next('ProjectOptions')).refuse(expired)
  await (await graph.next('RenewAccess')).refuse(expired)
  graph.release('ProjectOptions', 'RenewAccess')
  await expect(page.getByText('This page requires staff login.')).toBeVisible()
}

const isOpen = (snapshot: AnyMachineSnapshot) => snapshot.matches('open') || snapshot.matches('conflicting')

/** What its draft holds decides what a submission sends. */
const isMeant = (values: object, draft: object) => JSON.stringify(values) === JSON.stringify(draft)

// Spec 5.2, 5.20, 5.21, 7.40, 7.42, 8.4, 8.5, 8.8
export const recordForm = browserWalkOf<typeof recordFormMachine>(walk)({
  openings: [
    {
      input: { owner: 'u-staff', resource: 'artist', id: '7' },
      taken: [],
      open: ({ page }) => openAsStaff(page, `${PLACE}/edit`),
    },
  ],
  hears: ['signedIn', 'signedOut'],
  performs: {
    'field.typed': (visit, { typed: text }) => field(visit).fill(`${text}`),
    'field.restored': (visit) => field(visit).fill(ORIGINAL),
    'conflict.kept': (visit) => conflictOf(visit).getByRole('button', { name: 'Keep mine' }).click(),
    'conflict.taken': (visit) => conflictOf(visit).getByRole('button', { name: 'Take theirs' }).click(),
    'form.submitted': (visit) => button(visit, 'Save').click(),
    'form.reloaded': async (visit, _event, before) => {
      if (before.matches('unloaded')) await button(visit, 'Retry').click()
      else await visit.page.reload()
    },
    'form.cancelled': (visit, _event, before) =>
      button(visit, before.matches('unloaded') || before.matches('closed') ? 'Back' : 'Cancel').click(),
    'draft.discarded': async (visit) => {
      await visit.page
        .getByRole('navigation', { name: 'Manage' })
        .getByRole('link', { name: 'Messages' })
        .click()
      await button(visit, 'Leave').click()
    },
    signedIn: async (visit) => {
      await loseSessionHere(visit)
      await submitSignIn(visit)
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    'form.submitted': (event, { sent, earlier }) => ({ ...event, idempotencyKey: takeNewKey(sent, earlier) }),
  },
  walk: {
    events: [
      { type: 'field.typed', ...typed },
      { type: 'field.typed', ...typed, typed: '' },
      { type: 'field.restored', field: 'name' },
      { type: 'conflict.kept', field: 'name' },
      { type: 'conflict.taken', field: 'name' },
      { type: 'form.submitted', ...submission },
      { type: 'form.submitted', ...submission, values: { name: '' }, isValid: false },
      { type: 'form.submitted', ...submission, values: {} },
      { type: 'form.reloaded' },
      { type: 'form.cancelled' },
      { type: 'draft.discarded' },
      { type: 'signedIn', account: 'u-ada' },
      { type: 'signedOut' },
    ],
    answers: { loadForm: [loaded, unformatted], saveRecord: [merged, conflict] },
    refusals: {
      loadForm: [catalogueOutage, noRecord],
      saveRecord: [catalogueOutage, keyUsed, wrongAtFields, wrongAtBoth, wrongAtNone, deleted, forbidden],
    },
  },
  ports: {
    loadForm: {
      operation: 'RecordForm',
      asks: ({ resource, id }: InputFrom<typeof recordFormPorts.loadForm>): RecordFormQueryVariables => ({
        resource,
        id: String(id),
      }),
      answer: (output) => answered(output as LoadedForm),
      refuse: (): RecordFormQuery => ({
        __typename: 'Query',
        resource: described('formatted'),
        record: null,
      }),
    },
    saveRecord: {
      operation: 'SaveRecord',
      asks: ({
        resource,
        id,
        version,
        values,
        idempotencyKey,
      }: InputFrom<typeof recordFormPorts.saveRecord>): SaveRecordMutationVariables => ({
        input: { resource, id, version, values, idempotencyKey },
      }),
      answer: (output) => {
        const answer = output as SaveAnswer
        if (answer.kind === 'saved')
          return saving({
            record: recordOf(loaded),
            merged: answer.merged.map((one) => ({ __typename: 'ChangedField', ...one })),
          })
        const fields = answer.fields.map((one) => ({ __typename: 'FieldConflict' as const, ...one }))
        return saving({ conflict: { __typename: 'EditConflict', version: answer.version, fields } })
      },
      refuse: (refusal) => saving({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    loading: (visit) => expect(visit.page.locator('[aria-busy="true"]').first()).toBeAttached(),
    unloaded: async (visit, { context: { loadFailure } }) => {
      if (loadFailure.kind === 'gone') return says(visit, 'There’s no such artist.')
      await says(visit, 'This artist can’t be edited right now.')
      await notifies(visit, loadFailure.message)
    },
    open: async (visit, { context: { draft, failure } }) => {
      await expect(field(visit)).toHaveValue(draft.name ?? ORIGINAL)
      await expect(button(visit, 'Save')).toBeEnabled()
      await expect(visit.page.getByText('Unsaved changes')).toHaveCount('name' in draft ? 1 : 0)
      if (failure === null) return
      if (failure.kind === 'unready') return says(visit, failure.message)
      if (failure.kind === 'invalid' && failure.fields.name) {
        await expect(field(visit)).toHaveAccessibleErrorMessage(failure.fields.name)
        await expect(field(visit)).toBeFocused()
      }
      for (const { text, items = [] } of alertsOf(failure)) {
        await notifies(visit, text)
        for (const item of items)
          await expect(notices(visit).getByRole('listitem').filter({ hasText: item })).toBeVisible()
      }
    },
    conflicting: async (visit, { context: { draft, settled } }) => {
      await expect(conflictOf(visit)).toContainText('Ada Vale-Byrne')
      await expect(field(visit)).toHaveValue(draft.name ?? ORIGINAL)
      const isDecided = settled.includes('name')
      await says(
        visit,
        isDecided ? 'You’ve decided everything: save again.' : 'Choose what to keep, then save again.',
      )
      const pressed = conflictOf(visit).getByRole('button', { pressed: true })
      await expect(pressed).toHaveCount(isDecided ? 1 : 0)
    },
    saving: (visit) => expect(button(visit, 'Saving…')).toBeDisabled(),
    closed: async (visit, { context: { draft, failure } }) => {
      await says(
        visit,
        failure.kind === 'gone' ? 'Someone deleted this artist while you were editing.' : failure.message,
      )
      await expect(field(visit)).toHaveValue(draft.name ?? ORIGINAL)
      await expect(field(visit)).toHaveAttribute('readonly')
      await expect(button(visit, 'Save')).toHaveCount(0)
    },
    saved: async (visit) => {
      await expect(visit.page).toHaveURL(PLACE)
      await notifies(visit, 'Saved. ben@aquatint.test also changed Royalty code.')
    },
    left: (visit, { context: { failure, loadFailure } }) =>
      expect(visit.page).toHaveURL((loadFailure ?? failure)?.kind === 'gone' ? '/manage/artist' : PLACE),
    dropped: (visit) => expect(field(visit)).toHaveCount(0),
  },
  may: (event, snapshot) => {
    const { draft, loadFailure } = snapshot.context
    switch (event.type) {
      case 'field.typed':
        return draft.name !== event.typed
      case 'field.restored':
        return 'name' in draft
      case 'form.submitted':
        return isMeant(event.values, draft)
      case 'draft.discarded':
        return isOpen(snapshot) && 'name' in draft
      // Nothing else is kept of a form that has left the screen.
      case 'signedIn':
        return snapshot.matches('open') && 'name' in draft
      case 'signedOut':
        return snapshot.matches('loading') && !('name' in draft)
      case 'form.reloaded':
        return loadFailure?.kind !== 'gone'
      default:
        return true
    }
  },
})
