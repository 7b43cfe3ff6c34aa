import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  BatchNowQuery,
  PlanBatchMutation,
  PlanBatchMutationVariables,
  RecordsQuery,
} from '#client/apollo/generated/graphql.ts'
import type { bulkActionMachine } from '#machines/bulk-action/machine.ts'
import type { ActedOn, bulkActionPorts, Planned, RecordAction } from '#machines/bulk-action/ports.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import {
  collectionGone,
  notForMany,
  nothingMatches,
  bulkAction as walk,
} from '../../../fixtures/console/bulk-action.ts'
import { keyUsed } from '../../../fixtures/console/record-form.ts'
import { catalogueOutage, forbidden } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { makeBatch } from '../../made-batch.ts'
import { takeNewKey } from '../../sent.ts'
import type { Visit } from '../../visit.ts'

const PLACE = '/manage/artist?search=vale&f.active=true'
const IDS = ['7', '9']

const LISTED: RecordsQuery = {
  __typename: 'Query',
  records: {
    __typename: 'RecordPage',
    count: IDS.length,
    isPartial: false,
    among: null,
    first: '7',
    last: '9',
    records: IDS.map((id) => ({
      __typename: 'ResourceRecord' as const,
      key: `artist/${id}`,
      id,
      version: 0,
      values: { name: `Artist ${id}`, gaa_artist: false, active: true, royalty_code: '' },
    })),
  },
}

/** The artists of the walk, whoever is at the shop, and the batch that each plan leads to. */
const showArtists = ({ page }: Visit) =>
  page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName === 'Records') return route.fulfill({ json: { data: LISTED } })
    if (operationName !== 'BatchNow') return route.fallback()
    const planned: BatchNowQuery = { __typename: 'Query', batch: makeBatch(variables.id, 'PLANNED') }
    await route.fulfill({ json: { data: planned } })
  })

const dialog = ({ page }: Visit) => page.getByRole('dialog')
const box = ({ page }: Visit, id: string) => page.getByRole('checkbox', { name: `Select Artist ${id}` })
const press = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true }).click()
const submit = (visit: Visit) => dialog(visit).getByRole('button', { name: /^(Preview changes|Preparing…)$/ })

/** Whoever has planned something was led on; what they selected is selected still. */
const ask = async (visit: Visit, { kind }: ActedOn) => {
  if (!(await box(visit, '7').isVisible())) await visit.revisit(PLACE)
  for (const id of IDS) await box(visit, id).check()
  await press(visit, kind === 'chosen' ? 'Edit selected…' : 'Edit all 2 that match…')
}

const choose = async (visit: Visit, action: RecordAction) => {
  const isCode = 'field' in action && action.field === 'royalty_code'
  await dialog(visit)
    .getByLabel('Field')
    .selectOption(isCode ? 'Royalty code' : 'Active')
  if (isCode) await dialog(visit).getByLabel('Royalty code').fill('R1')
  else await dialog(visit).getByLabel('Active').selectOption('No')
  await submit(visit).click()
}

const toGraph = (actedOn: ActedOn): Pick<PlanBatchMutationVariables['input'], 'ids' | 'matching'> => {
  if (actedOn.kind === 'chosen') return { ids: [...actedOn.ids] }
  const filters = Object.entries(actedOn.filters).map(([name, value]) => ({ name, value }))
  return { matching: { search: actedOn.search, filters } }
}

const answered = (said: Partial<PlanBatchMutation['planBatch']>): PlanBatchMutation => ({
  __typename: 'Mutation',
  planBatch: { __typename: 'BatchPayload', batch: null, userErrors: [], ...said },
})

export const bulkAction = browserWalkOf<typeof bulkActionMachine>(walk)({
  openings: [
    {
      input: { resource: 'artist' },
      taken: [],
      open: async (visit) => {
        await showArtists(visit)
        await openAsStaff(visit.page, PLACE)
        await expect(box(visit, '7')).toBeVisible()
      },
    },
  ],
  walk: {
    // A token that has run out is renewed here, and the same is asked again.
    refusals: {
      planBatch: [nothingMatches, notForMany, collectionGone, forbidden, keyUsed, catalogueOutage],
    },
  },
  performs: {
    'bulk.asked': (visit, { actedOn }) => ask(visit, actedOn),
    'action.chosen': (visit, { action }) => choose(visit, action),
    'bulk.dismissed': (visit) => press(visit, 'Cancel'),
  },
  sends: {
    'bulk.asked': (event) => event,
    'action.chosen': (event, { sent, earlier }) => ({ ...event, idempotencyKey: takeNewKey(sent, earlier) }),
  },
  /** What is refused for good offers no other try. */
  may: ({ type }, { context: { failure } }) => type !== 'action.chosen' || failure?.kind !== 'refused',
  ports: {
    planBatch: {
      operation: 'PlanBatch',
      asks: ({
        resource,
        actedOn,
        action: { type: _, ...action },
        idempotencyKey,
      }: InputFrom<typeof bulkActionPorts.planBatch>): object => ({
        input: { idempotencyKey, resource, action: { type: 'SET', ...action }, ...toGraph(actedOn) },
      }),
      answer: (output) => answered({ batch: makeBatch((output as Planned).id, 'PLANNED') }),
      refuse: (refusal) => answered({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    closed: (visit) => expect(dialog(visit)).toHaveCount(0),
    choosing: async (visit, { context: { failure } }) => {
      await expect(dialog(visit)).toHaveAccessibleName('Edit 2 artists')
      await expect(dialog(visit).getByRole('alert')).toHaveText(failure?.messages ?? [])
      await expect(submit(visit)).toHaveCount(failure?.kind === 'refused' ? 0 : 1)
    },
    planning: async (visit) => {
      await expect(submit(visit)).toHaveText('Preparing…')
      await expect(submit(visit)).toBeDisabled()
    },
  },
  says: {
    'batch.planned': async ({ page }) => {
      await expect(page).toHaveURL('/manage/batches/12')
      await expect(page.getByText('Nothing changes until you confirm it.')).toBeVisible()
    },
  },
})
