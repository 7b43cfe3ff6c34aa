import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  RecordStraysQuery,
  RecordStraysQueryVariables,
  RecordsQuery,
} from '#client/apollo/generated/graphql.ts'
import type { RowSelectionContext, rowSelectionMachine } from '#machines/row-selection/machine.ts'
import type { rowSelectionPorts, Stray } from '#machines/row-selection/ports.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import { rowSelection as walk } from '../../fixtures/console/row-selection.ts'
import { catalogueOutage, forbidden } from '../../fixtures/shared.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { signInLink } from '../people.ts'
import type { Visit } from '../visit.ts'

const PLACE = '/manage/artist?page_size=20'
const FIRST = ['r-1', 'r-2', 'r-3', 'r-4']
const SECOND = ['r-4', 'r-5']
const ALL = { search: '', filters: {} }
/** One more than a page has, so that there is another. */
const COUNT = 21

const row = ({ page }: Visit, id: string) => page.locator(`tr[data-id="${id}"]`)
const box = (visit: Visit, id: string) => row(visit, id).getByRole('checkbox')
const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name })

const answer = (ids: readonly string[]): RecordsQuery => ({
  __typename: 'Query',
  records: {
    __typename: 'RecordPage',
    count: ids.length === 0 ? 0 : COUNT,
    isPartial: false,
    among: null,
    first: ids[0] ?? null,
    last: ids.at(-1) ?? null,
    records: ids.map((id) => ({
      __typename: 'ResourceRecord' as const,
      key: `artist/${id}`,
      id,
      version: 0,
      values: { name: `Artist ${id}`, gaa_artist: false, active: true, royalty_code: '' },
    })),
  },
})

/** The rows of the walk, whatever artists the shop has. */
const showRows = ({ page }: Visit) =>
  page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName !== 'Records') return route.fallback()
    const ids = variables.search !== '' ? [] : variables.after === null ? FIRST : SECOND
    await route.fulfill({ json: { data: answer(ids) } })
  })

const openRows = async (visit: Visit) => {
  await showRows(visit)
  await openAsStaff(visit.page, PLACE)
  await expect(row(visit, 'r-1')).toBeVisible()
}

const expectChosen = async (visit: Visit, { rows, chosen }: RowSelectionContext) => {
  for (const id of rows) await expect(box(visit, id)).toBeChecked({ checked: chosen.includes(id) })
}

const deselect = (visit: Visit) => button(visit, /^Deselect (it|them)$/)

const expectSaid = async (visit: Visit, context: RowSelectionContext) => {
  await expectChosen(visit, context)
  const { chosen, rows, strays } = context
  if (rows.length === 0 && (await signInLink(visit).isVisible())) return
  await expect(visit.page.getByText(new RegExp(`^${chosen.length} artists? selected`))).toBeVisible()
  const gone = strays.filter(({ id }) => chosen.includes(id)).length
  await expect(deselect(visit)).toHaveCount(gone > 0 ? 1 : 0)
  if (gone > 0)
    await expect(visit.page.getByText(new RegExp(`^${gone} selected artists? no longer`))).toBeVisible()
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

export const rowSelection = browserWalkOf<typeof rowSelectionMachine>(walk)({
  openings: [
    {
      input: { resource: 'artist' },
      taken: [
        { type: 'rows.shown', ids: [], ...ALL },
        { type: 'rows.shown', ids: FIRST, ...ALL },
      ],
      open: openRows,
    },
  ],
  hears: ['rows.shown', 'row.entered', 'signedOut'],
  performs: {
    'rows.shown': async (visit, { ids }) => {
      if (ids.length === 0) {
        await visit.page.getByRole('searchbox', { name: 'Find artists' }).fill('nobody')
        return visit.page.getByRole('button', { name: 'Find', exact: true }).click()
      }
      if (isSame(ids, SECOND)) return button(visit, 'Next').click()
      if (await signInLink(visit).isVisible()) return openRows(visit)
      const all = button(visit, 'Show all')
      await ((await all.isVisible()) ? all : button(visit, 'Previous')).click()
    },
    'row.entered': (visit, { id }) => row(visit, id).getByRole('link').focus(),
    'row.next': (visit) => visit.page.keyboard.press('j'),
    'row.previous': (visit) => visit.page.keyboard.press('k'),
    'row.toggled': (visit, { id }) => box(visit, id).click(),
    'range.chosen': (visit, { id }) => box(visit, id).click({ modifiers: ['Shift'] }),
    'page.toggled': (visit) => visit.page.getByRole('checkbox', { name: 'Select this page' }).click(),
    'strays.dropped': (visit) => deselect(visit).click(),
    'selection.cleared': (visit) => button(visit, 'Clear selection').click(),
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  ports: {
    findStrays: {
      operation: 'RecordStrays',
      asks: ({
        resource,
        ids,
        search,
      }: InputFrom<typeof rowSelectionPorts.findStrays>): RecordStraysQueryVariables => ({
        resource,
        ids: [...ids],
        search,
        filters: [],
      }),
      answer: (output): RecordStraysQuery => ({
        __typename: 'Query',
        recordStrays: (output as readonly Stray[]).map(({ id, label }) => ({
          __typename: 'RecordStray',
          recordId: id,
          label,
        })),
      }),
    },
  },
  // A token that has run out is renewed here, and the same is asked again.
  walk: { refusals: { findStrays: [catalogueOutage, forbidden] } },
  /** Whoever has signed out sees no rows, and a list's actor outlives the list only with a selection. */
  may: ({ type, ids = [] }, { context: { rows, chosen, strays } }) => {
    if (type === 'strays.dropped') return strays.some(({ id }: Stray) => chosen.includes(id))
    if (type === 'signedOut') return chosen.length > 0
    if (type !== 'rows.shown') return rows.length > 0 || type === 'selection.cleared'
    if (isSame(ids, rows)) return false
    return !(isSame(ids, SECOND) && rows.length === 0)
  },
  looks: {
    none: async (visit, { context }) => {
      if (await signInLink(visit).isVisible()) return
      await expect(button(visit, 'Clear selection')).toHaveCount(0)
      await expectChosen(visit, context)
    },
    'some.known': async (visit, { context }) => {
      await expectSaid(visit, context)
    },
    'some.checking': async (visit, { context }) => {
      await expectSaid(visit, context)
    },
  },
})
