import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  BatchNowQuery,
  ImportNowQuery,
  OpenImportMutation,
  OpenImportMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { importingMachine } from '#machines/importing/machine.ts'
import type { Expected, importingPorts, Reading } from '#machines/importing/ports.ts'
import type { Refusal } from '#machines/refusal.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import { spring, tooLarge, importing as walk } from '../../../fixtures/console/importing.ts'
import { catalogueOutage, forbidden } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { type HeldParts, holdParts } from '../../held-parts.ts'
import { makeBatch } from '../../made-batch.ts'
import type { Visit } from '../../visit.ts'

const PLACE = '/manage/artist?search=nobody+is+called+so'

const held = new WeakMap<Visit, HeldParts>()
const partsOf = (visit: Visit): HeldParts => {
  const parts = held.get(visit)
  if (!parts) throw new Error('Parts are not held.')
  return parts
}

const dialog = ({ page }: Visit) => page.getByRole('dialog')
const press = (visit: Visit, name: string) => dialog(visit).getByRole('button', { name, exact: true }).click()
const says = (visit: Visit, words: string) => expect(dialog(visit).getByRole('status')).toContainText(words)

/** The batch that each plan leads to, whatever the shop has. */
const showBatch = ({ page }: Visit) =>
  page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName !== 'BatchNow') return route.fallback()
    const planned: BatchNowQuery = { __typename: 'Query', batch: makeBatch(variables.id, 'PLANNED') }
    await route.fulfill({ json: { data: planned } })
  })

const opened = (said: Partial<OpenImportMutation['openImport']>): OpenImportMutation => ({
  __typename: 'Mutation',
  openImport: { __typename: 'OpenImportPayload', id: null, href: null, userErrors: [], ...said },
})

const STATES = { reading: 'READING', planned: 'PLANNED', refused: 'REFUSED' } as const

const readNow = ({ state, ...said }: Reading): ImportNowQuery => ({
  __typename: 'Query',
  recordImport: { __typename: 'RecordImport', id: '7', state: STATES[state], ...said },
})

export const importing = browserWalkOf<typeof importingMachine>(walk)({
  openings: [
    {
      input: { resource: 'artist' },
      taken: [],
      open: async (visit) => {
        held.set(visit, await holdParts(visit))
        await showBatch(visit)
        await openAsStaff(visit.page, PLACE)
        await expect(visit.page.getByRole('button', { name: 'Import', exact: true })).toBeVisible()
      },
    },
  ],
  walk: {
    refusals: {
      ...walk.refusals,
      // A token that has run out is renewed here, and the same is asked again.
      openImport: [tooLarge, forbidden, catalogueOutage],
      readImport: [forbidden, catalogueOutage],
    },
  },
  performs: {
    'import.asked': async (visit) => {
      const button = visit.page.getByRole('button', { name: 'Import', exact: true })
      // Whoever has imported something was led on.
      if (!(await button.isVisible())) await visit.revisit(PLACE)
      await button.click()
    },
    'file.chosen': (visit) =>
      dialog(visit)
        .getByLabel('File')
        .setInputFiles({ name: spring.name, mimeType: 'text/csv', buffer: Buffer.alloc(spring.size, 'a') }),
    'import.retried': (visit) => press(visit, 'Try again'),
    'import.dismissed': (visit) => press(visit, 'Cancel'),
    ...({
      'xstate.done.actor.sendPart': (visit, { output }) => partsOf(visit).take(output.received),
      'xstate.error.actor.sendPart': (visit, { error }) => partsOf(visit).refuse(error),
    } satisfies Record<
      string,
      (visit: Visit, event: { output: { received: number }; error: Refusal }) => Promise<void>
    >),
  },
  sends: {
    'file.chosen': (event, { sent }) => ({ ...event, file: { ...spring, id: sent.file.id } }),
  },
  /** What is refused for good takes no other file. */
  may: ({ type }, { context: { failure } }) => type !== 'file.chosen' || failure?.kind !== 'refused',
  ports: {
    openImport: {
      operation: 'OpenImport',
      asks: ({
        resource,
        file: { name, size },
      }: InputFrom<typeof importingPorts.openImport>): OpenImportMutationVariables => ({
        input: { resource, name, size },
      }),
      answer: (output) => opened(output as Expected),
      refuse: (refusal) => opened({ userErrors: userErrorsOf(refusal) }),
    },
    readImport: {
      operation: 'ImportNow',
      asks: ({ id }: InputFrom<typeof importingPorts.readImport>) => ({ id }),
      answer: (output) => readNow(output as Reading),
    },
  },
  looks: {
    closed: (visit) => expect(dialog(visit)).toHaveCount(0),
    'open.choosing': async (visit, { context: { failure } }) => {
      await expect(dialog(visit)).toHaveAccessibleName('Import artists')
      await expect(dialog(visit).getByRole('alert')).toHaveText(failure?.messages ?? [])
      await expect(dialog(visit).getByLabel('File')).toHaveCount(failure?.kind === 'refused' ? 0 : 1)
    },
    'open.opening': (visit) => says(visit, 'Sending… 0%'),
    'open.sending': (visit, { context: { sent } }) =>
      says(visit, `Sending… ${Math.floor((100 * sent) / spring.size)}%`),
    'open.reading.looking': (visit) => says(visit, 'Reading…'),
    'open.reading.waiting': (visit, { context: { rows } }) =>
      says(visit, `Reading… ${rows.toLocaleString('en-US')} rows so far`),
    'open.paused': async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByRole('alert')).toHaveText(failure?.messages ?? [])
      await expect(dialog(visit).getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  says: {
    'batch.planned': ({ page }) => expect(page).toHaveURL('/manage/batches/12'),
  },
})
