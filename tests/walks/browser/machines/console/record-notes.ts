import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  AddNoteMutation,
  AddNoteMutationVariables,
  DeleteNoteMutation,
  DeleteNoteMutationVariables,
  RecordNotesQuery,
} from '#client/apollo/generated/graphql.ts'
import type { recordNotesMachine } from '#machines/record-notes/machine.ts'
import type { recordNotesPorts } from '#machines/record-notes/ports.ts'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import { recordNotes as walk } from '../../../fixtures/console/record-notes.ts'
import { catalogueOutage, forbidden, invalid, notFoundAt } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { expectNotice, signInLink } from '../../people.ts'
import { takeNewKey } from '../../sent.ts'
import type { Visit } from '../../visit.ts'

type Note = RecordNotesQuery['recordNotes']['notes'][number]

const note = (id: string): Note => ({
  __typename: 'RecordNote',
  id,
  text: `Note ${id}.`,
  author: 'staff@aquatint.test',
  isOwn: true,
  at: '2026-11-25T10:00:00.000Z',
})

/** Enough of them for a walk to delete. */
const NOTES: RecordNotesQuery = {
  __typename: 'Query',
  recordNotes: {
    __typename: 'RecordNotes',
    notes: ['9', '8', '7', '6', '5', '4'].map(note),
    next: null,
  },
}

const places = new WeakMap<Visit, string>()

const field = ({ page }: Visit) => page.getByRole('textbox', { name: 'New note *' })
const button = ({ page }: Visit, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Delete this note?' })
const alert = ({ page }: Visit) => page.getByRole('region', { name: 'Notes' }).getByRole('alert')
const inDialog = (visit: Visit, name: string) => dialog(visit).getByRole('button', { name, exact: true })

/** Opens the page of an artist on whom nobody else notes anything. */
const openArtist = async (visit: Visit) => {
  const { path } = await createArtist()
  places.set(visit, path)
  await visit.page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'RecordNotes'
      ? route.fulfill({ json: { data: NOTES } })
      : route.fallback(),
  )
  await comeBack(visit)
}

/** Comes back to that page, signed in anew where somebody has signed out. */
const comeBack = async (visit: Visit) => {
  if (!(await field(visit).isVisible())) await openAsStaff(visit.page, places.get(visit) ?? '')
  await expect(field(visit)).toBeVisible()
}

export const recordNotes = browserWalkOf<typeof recordNotesMachine>(walk)({
  openings: [{ input: { owner: 'u-ada', resource: 'artist', id: '7' }, taken: [], open: openArtist }],
  walk: {
    // A token that has run out is renewed here, and the same is asked again.
    refusals: {
      addNote: [
        catalogueOutage,
        invalid({ text: 'No colleague is called @bob.' }),
        notFoundAt('id'),
        forbidden,
      ],
      deleteNote: [catalogueOutage, forbidden],
    },
  },
  hears: ['signedOut', 'notes.left'],
  performs: {
    'note.typed': async (visit, { text }) => {
      await comeBack(visit)
      await field(visit).fill(text)
    },
    'note.submitted': (visit) => button(visit, 'Add note').click(),
    'deletion.asked': async (visit) => {
      await comeBack(visit)
      await visit.page
        .getByRole('button', { name: /^Delete your note: / })
        .first()
        .click()
    },
    'deletion.confirmed': (visit) => inDialog(visit, 'Delete').click(),
    'deletion.dismissed': (visit) => inDialog(visit, 'Keep it').click(),
    'notes.left': async (visit) => {
      await visit.revisit('/manage/artist')
      await expect(visit.page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible()
      await visit.revisit(places.get(visit) ?? '')
      await expect(field(visit)).toBeVisible()
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    'note.submitted': (event, { sent, earlier }) => ({ ...event, idempotencyKey: takeNewKey(sent, earlier) }),
    'deletion.asked': (event, { sent }) => ({ ...event, note: sent.note }),
    'deletion.confirmed': (event, { sent, earlier }) => ({
      ...event,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
  },
  /** The form refuses to send nothing, and what can never be deleted offers no other try. */
  may: ({ type, text }, { context }) => {
    if (type === 'note.submitted' || type === 'notes.left') return context.text !== ''
    if (type === 'note.typed') return text !== context.text
    return type !== 'deletion.confirmed' || context.failure?.kind !== 'refused'
  },
  ports: {
    addNote: {
      operation: 'AddNote',
      asks: (input: InputFrom<typeof recordNotesPorts.addNote>): AddNoteMutationVariables => ({ input }),
      answer: (): AddNoteMutation => ({
        __typename: 'Mutation',
        addNote: { __typename: 'AddNotePayload', note: note('10'), userErrors: [] },
      }),
      refuse: (refusal): AddNoteMutation => ({
        __typename: 'Mutation',
        addNote: { __typename: 'AddNotePayload', note: null, userErrors: userErrorsOf(refusal) },
      }),
    },
    deleteNote: {
      operation: 'DeleteNote',
      asks: (input: InputFrom<typeof recordNotesPorts.deleteNote>): DeleteNoteMutationVariables => ({
        input,
      }),
      answer: (): DeleteNoteMutation => ({
        __typename: 'Mutation',
        deleteNote: { __typename: 'DeleteNotePayload', userErrors: [] },
      }),
      refuse: (refusal): DeleteNoteMutation => ({
        __typename: 'Mutation',
        deleteNote: { __typename: 'DeleteNotePayload', userErrors: userErrorsOf(refusal) },
      }),
    },
  },
  looks: {
    writing: async (visit, { context: { text, failure } }) => {
      await expect(dialog(visit)).toHaveCount(0)
      if (await signInLink(visit).isVisible()) return
      await expect(field(visit)).toHaveValue(text)
      await expect(button(visit, 'Add note')).toBeEnabled()
      if (failure === null) return expect(alert(visit)).toHaveCount(0)
      if (failure.kind === 'invalid')
        return expect(field(visit)).toHaveAccessibleErrorMessage(failure.fields.text)
      await expect(alert(visit)).toContainText(failure.message)
    },
    sending: async (visit, { context: { text } }) => {
      await expect(field(visit)).toHaveValue(text)
      await expect(field(visit)).not.toBeEditable()
      await expect(button(visit, 'Adding…')).toBeDisabled()
    },
    confirming: async (visit, { context: { failure } }) => {
      const isFinal = failure?.kind === 'refused'
      await expect(inDialog(visit, 'Delete')).toHaveCount(isFinal ? 0 : 1)
      if (failure) await expect(dialog(visit).getByRole('alert')).toHaveText(failure.message)
      else await expect(dialog(visit).getByRole('alert')).toHaveCount(0)
    },
    deleting: async (visit) => {
      await expect(inDialog(visit, 'Deleting…')).toBeDisabled()
      await visit.page.keyboard.press('Escape')
      await expect(dialog(visit)).toBeVisible()
    },
  },
  says: {
    'note.added': (visit) => expectNotice(visit, 'Note added'),
    'note.deleted': (visit) => expectNotice(visit, 'Note deleted'),
  },
})
