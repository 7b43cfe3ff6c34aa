import { expect } from '@playwright/test'
import type { AnyMachineSnapshot, InputFrom } from 'xstate'
import type {
  ChangeViewMutation,
  ChangeViewMutationVariables,
  CreateViewMutation,
  CreateViewMutationVariables,
  DeleteViewMutation,
  DeleteViewMutationVariables,
  RecordsQuery,
  SavedViewsAgainQuery,
  SavedViewsAgainQueryVariables,
  SavedViewsQuery,
} from '#client/apollo/generated/graphql.ts'
import type { savedViewMachine } from '#machines/saved-view/machine.ts'
import type { savedViewPorts, ViewContent } from '#machines/saved-view/ports.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import { savedView as walk } from '../../../fixtures/console/saved-view.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { expectNotice, signInLink } from '../../people.ts'
import { takeNewKey } from '../../sent.ts'
import type { Visit } from '../../visit.ts'

/** The list shows what the walk saves, and its view keeps something else. */
const PLACE = '/manage/artist?view=7&search=vale&ordering=-created&f.active=true&columns=name'

type SavedView = SavedViewsQuery['savedViews'][number]

const view = (id: string, name: string): SavedView => ({
  __typename: 'SavedView',
  id,
  name,
  search: '',
  ordering: null,
  filters: [],
  columns: null,
  isShared: false,
  isDefault: false,
  isOwn: true,
  owner: 'staff@aquatint.test',
  version: 3,
})
const own = view('7', 'Everybody')

const NOBODY: RecordsQuery = {
  __typename: 'Query',
  records: {
    __typename: 'RecordPage',
    count: 0,
    isPartial: false,
    among: null,
    first: null,
    last: null,
    records: [],
  },
}

/** The views of the walk, whatever others keep at the shop. */
const showViews = ({ page }: Visit) =>
  page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON()
    const views: SavedViewsQuery = { __typename: 'Query', savedViews: [own] }
    if (operationName === 'SavedViews') return route.fulfill({ json: { data: views } })
    if (operationName === 'Records') return route.fulfill({ json: { data: NOBODY } })
    await route.fallback()
  })

const tab = ({ page }: Visit) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: own.name })
const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const inDialog = (visit: Visit, name: string) =>
  dialog(visit).getByRole('button', { name, exact: true }).last()
const trouble = ({ page }: Visit) => page.getByRole('main').getByRole('alert')

const inTrouble = (visit: Visit, name: string) => trouble(visit).getByRole('button', { name, exact: true })

const openList = async (visit: Visit) => {
  await openAsStaff(visit.page, PLACE)
  await expect(tab(visit)).toBeVisible()
}

/** Comes back to the list as it was, from another view, without its view, or signed out. */
const comeBack = async (visit: Visit) => {
  const { page } = visit
  if (await signInLink(visit).isVisible()) return openList(visit)
  if (new URL(page.url()).search === new URL(PLACE, page.url()).search) return
  if (await tab(visit).isVisible()) await visit.revisit(PLACE)
  else await page.goto(PLACE)
  await expect(tab(visit)).toHaveAttribute('aria-current', 'page')
}

const chooseOption = async (visit: Visit, name: string) => {
  await comeBack(visit)
  await button(visit, `Options for ${own.name}`).click()
  await button(visit, name).click()
}

const changeBy = async (visit: Visit, { content, isShared }: { content?: unknown; isShared?: boolean }) => {
  if (!content) return chooseOption(visit, isShared ? 'Share with all staff' : 'Make my default')
  await comeBack(visit)
  await button(visit, 'Save').click()
}

const toInput = ({ search, ordering, filters, columns }: ViewContent) => ({
  search,
  ordering,
  filters: Object.entries(filters).map(([name, value]) => ({ name, value })),
  columns: columns && [...columns],
})

const expectFailure = async (visit: Visit, { context: { failure } }: AnyMachineSnapshot) => {
  if (failure === null) return expect(dialog(visit).getByRole('alert')).toHaveCount(0)
  const isAtField = failure.kind === 'invalid' && failure.fields.name
  if (isAtField)
    await expect(dialog(visit).getByRole('textbox')).toHaveAccessibleErrorMessage(failure.fields.name)
  else await expect(dialog(visit).getByRole('alert')).toContainText(failure.message)
}

const expectNaming = async (visit: Visit, title: string, snapshot: AnyMachineSnapshot) => {
  await expect(visit.page.getByRole('dialog', { name: title })).toBeVisible()
  await expectFailure(visit, snapshot)
  const isFinal = snapshot.context.failure?.kind === 'refused'
  await expect(dialog(visit).getByRole('button', { name: 'Save', exact: true })).toHaveCount(isFinal ? 0 : 1)
}

const expectSaving = async (visit: Visit) => {
  await expect(inDialog(visit, 'Saving…')).toBeDisabled()
  await visit.page.keyboard.press('Escape')
  await expect(dialog(visit)).toBeVisible()
}

const expectTrouble = async (visit: Visit, again: string, { context: { failure } }: AnyMachineSnapshot) => {
  await expect(trouble(visit)).toContainText(failure.message)
  await expect(inTrouble(visit, again)).toHaveCount(failure.kind === 'refused' ? 0 : 1)
}

export const savedView = browserWalkOf<typeof savedViewMachine>(walk)({
  openings: [
    {
      input: { resource: 'artist' },
      taken: [],
      open: async (visit) => {
        await showViews(visit)
        await openList(visit)
      },
    },
  ],
  hears: ['signedOut'],
  performs: {
    'saving.begun': async (visit) => {
      await comeBack(visit)
      await button(visit, 'Save as…').click()
    },
    'renaming.begun': (visit) => chooseOption(visit, 'Rename…'),
    'name.submitted': async (visit, { name, isShared }, before) => {
      await dialog(visit).getByRole('textbox', { name: 'Name' }).fill(name)
      if (before.matches('naming'))
        await dialog(visit).getByRole('checkbox', { name: 'Share with all staff' }).setChecked(isShared)
      await inDialog(visit, 'Save').click()
    },
    'change.asked': (visit, { change }) => changeBy(visit, change),
    'change.retried': (visit) => inTrouble(visit, 'Retry').click(),
    'deletion.asked': (visit) => chooseOption(visit, 'Delete…'),
    'deletion.confirmed': (visit) => inDialog(visit, 'Delete').click(),
    'reading.asked': (visit) => inTrouble(visit, 'Reload').click(),
    'work.dismissed': async (visit, _, before) => {
      if (before.matches('failed') || before.matches('overtaken')) return inTrouble(visit, 'Dismiss').click()
      await inDialog(visit, before.matches('confirming') ? 'Keep it' : 'Cancel').click()
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    'saving.begun': (event) => event,
    'renaming.begun': (event) => event,
    'deletion.asked': (event) => event,
    'name.submitted': (event, { sent, earlier }) => ({
      ...event,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
    'change.asked': (event, { sent, earlier }) => ({ ...event, idempotencyKey: takeNewKey(sent, earlier) }),
  },
  /** Nothing is to be tried again that is refused for good, and a view that exists is shared elsewhere. */
  may: ({ type, isShared }, snapshot) => {
    const isFinal = snapshot.context.failure?.kind === 'refused'
    if (isFinal) return type === 'work.dismissed' || type === 'signedOut'
    return !(type === 'name.submitted' && snapshot.matches('renaming') && isShared)
  },
  ports: {
    createView: {
      operation: 'CreateView',
      asks: ({
        resource,
        name,
        isShared,
        content,
        idempotencyKey,
      }: InputFrom<typeof savedViewPorts.createView>): CreateViewMutationVariables => ({
        input: { idempotencyKey, resource, name, isShared, ...toInput(content) },
      }),
      answer: ({ id }: { id: string }): CreateViewMutation => ({
        __typename: 'Mutation',
        createView: { __typename: 'SavedViewPayload', view: view(id, 'Made'), userErrors: [] },
      }),
      refuse: (refusal): CreateViewMutation => ({
        __typename: 'Mutation',
        createView: { __typename: 'SavedViewPayload', view: null, userErrors: userErrorsOf(refusal) },
      }),
    },
    changeView: {
      operation: 'ChangeView',
      asks: ({
        view: { id, version },
        change: { content, ...change },
        idempotencyKey,
      }: InputFrom<typeof savedViewPorts.changeView>): ChangeViewMutationVariables => ({
        input: { idempotencyKey, id, version, ...change, ...(content && toInput(content)) },
      }),
      // As it was, so that there is something to save again.
      answer: (): ChangeViewMutation => ({
        __typename: 'Mutation',
        changeView: { __typename: 'SavedViewPayload', view: own, userErrors: [] },
      }),
      refuse: (refusal): ChangeViewMutation => ({
        __typename: 'Mutation',
        changeView: { __typename: 'SavedViewPayload', view: null, userErrors: userErrorsOf(refusal) },
      }),
    },
    deleteView: {
      operation: 'DeleteView',
      asks: ({
        id,
        idempotencyKey,
      }: InputFrom<typeof savedViewPorts.deleteView>): DeleteViewMutationVariables => ({
        id,
        idempotencyKey,
      }),
      answer: (): DeleteViewMutation => ({
        __typename: 'Mutation',
        deleteView: { __typename: 'DeleteViewPayload', userErrors: [] },
      }),
      refuse: (refusal): DeleteViewMutation => ({
        __typename: 'Mutation',
        deleteView: { __typename: 'DeleteViewPayload', userErrors: userErrorsOf(refusal) },
      }),
    },
    readViews: {
      operation: 'SavedViewsAgain',
      asks: ({ resource }: InputFrom<typeof savedViewPorts.readViews>): SavedViewsAgainQueryVariables => ({
        resource,
      }),
      answer: (): SavedViewsAgainQuery => ({ __typename: 'Query', savedViews: [own] }),
    },
  },
  looks: {
    idle: async (visit) => {
      await expect(dialog(visit)).toHaveCount(0)
      if (await signInLink(visit).isVisible()) return
      await expect(trouble(visit)).toHaveCount(0)
    },
    naming: (visit, snapshot) => expectNaming(visit, 'Save as a new view', snapshot),
    saving: expectSaving,
    renaming: (visit, snapshot) => expectNaming(visit, 'Rename view', snapshot),
    renamed: expectSaving,
    changing: async (visit) => {
      await expect(button(visit, 'Save')).toBeDisabled()
      await expect(button(visit, 'Save as…')).toBeDisabled()
    },
    failed: (visit, snapshot) => expectTrouble(visit, 'Retry', snapshot),
    overtaken: (visit, snapshot) => expectTrouble(visit, 'Reload', snapshot),
    reading: async (visit) => {
      await expect(trouble(visit)).toContainText('Loading the views…')
      await expect(inTrouble(visit, 'Reload')).toBeDisabled()
      await expect(inTrouble(visit, 'Dismiss')).toBeDisabled()
    },
    confirming: async (visit, snapshot) => {
      await expect(visit.page.getByRole('dialog', { name: 'Delete this view?' })).toContainText(own.name)
      await expectFailure(visit, snapshot)
    },
    deleting: async (visit) => {
      await expect(inDialog(visit, 'Deleting…')).toBeDisabled()
      await expect(inDialog(visit, 'Keep it')).toBeDisabled()
    },
  },
  says: {
    'view.made': (visit) => expectNotice(visit, 'View saved'),
    'view.changed': (visit) => expectNotice(visit, 'View saved'),
    'view.deleted': (visit) => expectNotice(visit, 'View deleted'),
  },
})
