import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  RecordFormQuery,
  RecordLookupQuery,
  RecordLookupQueryVariables,
} from '#client/apollo/generated/graphql.ts'
import type { recordLookupMachine } from '#machines/record-lookup/machine.ts'
import type { LookupEntry, recordLookupPorts } from '#machines/record-lookup/ports.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import { recordLookup as walk } from '../../fixtures/console/record-lookup.ts'
import { browserWalkOf } from '../browser-walk.ts'
import type { Visit } from '../visit.ts'

const field = ({ page }: Visit) => page.getByRole('combobox', { name: 'Artist' })
const entries = ({ page }: Visit) => page.getByRole('option')
const alert = ({ page }: Visit) => page.getByRole('main').getByRole('alert')
/** What is around the field says that it is at work. */
const around = (visit: Visit) => field(visit).locator('xpath=..')

/** None of our resources names another yet, so the graph answers one that does. */
const form: RecordFormQuery = {
  __typename: 'Query',
  resource: {
    __typename: 'Resource',
    canCreate: true,
    name: 'artist-profile',
    title: 'Artist profile',
    description: '',
    fields: [
      {
        __typename: 'ResourceField',
        name: 'artist',
        type: 'field',
        label: 'Artist',
        required: false,
        readOnly: false,
        isReversible: false,
        isSecret: false,
        helpText: null,
        minValue: null,
        maxValue: null,
        maxLength: null,
        initial: null,
        choices: null,
      },
    ],
  },
  record: {
    __typename: 'ResourceRecord',
    key: 'artist-profile/3',
    id: '3',
    version: 1,
    values: { full_name: 'Ada Vale', artist: null },
  },
}

const openForm = async (visit: Visit) => {
  const { page, graph } = visit
  graph.hold('RecordForm')
  await openAsStaff(page, '/manage/artist-profile/3/edit')
  await (await graph.next('RecordForm')).answer(form)
  graph.release('RecordForm')
  await expect(field(visit)).toBeVisible()
}

// Spec 7.41, 8.10, 9.5
export const recordLookup = browserWalkOf<typeof recordLookupMachine>(walk)({
  openings: [{ input: { resource: 'artist', label: 'Artist' }, taken: [], open: openForm }],
  performs: {
    'words.typed': (visit, { words }) => field(visit).fill(words),
    'lookup.retried': ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
  },
  /** One cannot type what is in the field already. */
  may: ({ type, words }, { context }) => type !== 'words.typed' || words.trim() !== context.words,
  ports: {
    findEntries: {
      operation: 'RecordLookup',
      asks: ({
        resource,
        words,
      }: InputFrom<typeof recordLookupPorts.findEntries>): RecordLookupQueryVariables => ({
        resource,
        search: words,
      }),
      answer: (output): RecordLookupQuery => ({
        __typename: 'Query',
        recordLookup: (output as readonly LookupEntry[]).map((entry) => ({
          __typename: 'LookupEntry',
          ...entry,
        })),
      }),
    },
  },
  looks: {
    waiting: (visit) => expect(around(visit)).toHaveAttribute('aria-busy', 'true'),
    finding: (visit) => expect(around(visit)).toHaveAttribute('aria-busy', 'true'),
    found: async (visit, { context }) => {
      await expect(around(visit)).toHaveAttribute('aria-busy', 'false')
      if (!(await visit.page.getByRole('listbox').isVisible()))
        await visit.page.getByRole('button', { name: 'Show Artist' }).click()
      await expect(entries(visit)).toHaveText(context.entries.map(({ label }: LookupEntry) => label))
      if (context.entries.length === 0) await expect(visit.page.getByText('Nothing found')).toBeVisible()
    },
    failed: (visit, { context }) => expect(alert(visit)).toContainText(context.failure.message),
  },
})
