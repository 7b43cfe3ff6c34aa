import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  SizesQueryVariables,
  WorkspacesQuery,
  WorkspacesQueryVariables,
} from '#client/apollo/generated/graphql.ts'
import type { quickAddMachine } from '#machines/quick-add/machine.ts'
import type { quickAddPorts, WorkspacePage } from '#machines/quick-add/ports.ts'
import { selectAreWorkspacesMany, selectFrameChoice } from '#machines/quick-add/selectors.ts'
import { quickView as panel, signOut, tiles } from '../../../journeys/steps.ts'
import { offered, quickAdd as walk } from '../../fixtures/quick-add.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { expectArrived, submitSignIn } from '../people.ts'
import type { Visit } from '../visit.ts'

const choosing = ({ page }: Visit) => page.getByRole('region', { name: 'Choose substrate and size' })
const add = (visit: Visit) => choosing(visit).getByRole('button', { name: /^Add to (cart|project)$/ })
const sizes = (visit: Visit) => choosing(visit).getByRole('group', { name: 'Size' }).getByRole('radio')

const framing = (visit: Visit, group: 'Frame' | 'Mat', name: string) =>
  choosing(visit)
    .getByRole('group', { name: group })
    .getByRole('radio', { name: new RegExp(`^${name}`, 'i') })

/**
 * Answers the size itself where it is offered. Otherwise the smallest offered stands for the path's smallest,
 * and Custom, the last, for others.
 */
const sizeOf = async (visit: Visit, width: number, height: number) => {
  const named = choosing(visit).getByRole('radio', { name: `${width} × ${height} in` })
  if ((await named.count()) === 1) return named
  return width === 12 ? sizes(visit).first() : sizes(visit).last()
}

const opened = new WeakMap<Visit, number>()

/** Opens an image that is new to this visit: what has been loaded is not asked for again. */
const openAnother = async (visit: Visit) => {
  const index = opened.get(visit) ?? 0
  opened.set(visit, index + 1)
  await tiles(visit.page).nth(index).click()
}

const project = (visit: Visit) => choosing(visit).getByLabel('Project', { exact: true })

const openSearch = async ({ page }: Visit) => {
  await page.goto('/search')
  await expect(tiles(page).first()).toBeVisible()
}

const comeAs = async (visit: Visit, isUser: boolean) => {
  if (isUser) await submitSignIn(visit)
  else await signOut(visit.page)
  if (isUser) await expectArrived(visit)
  await visit.revisit('/search')
  await expect(tiles(visit.page).first()).toBeVisible()
}

const listed = ({ count, workspaces }: WorkspacePage): WorkspacesQuery => ({
  __typename: 'Query',
  workspaces: {
    __typename: 'WorkspacePage',
    count,
    workspaces: workspaces.map(({ projectId: id, ...each }) => ({
      __typename: 'Workspace',
      ...each,
      project: { __typename: 'ProjectRef', id },
    })),
  },
})

// Spec 5.22, 5.23, 8.9
export const quickAdd = browserWalkOf<typeof quickAddMachine>(walk)({
  openings: [{ input: undefined, taken: [], open: openSearch }],
  hears: ['image.changed', 'visitor.changed'],
  performs: {
    'image.changed': (visit, { imageId }) =>
      imageId === null ? visit.page.keyboard.press('Escape') : openAnother(visit),
    'sizes.retried': ({ page }) => panel(page).getByRole('button', { name: 'Retry' }).click(),
    'substrate.chosen': (visit, { substrate }) =>
      choosing(visit).getByRole('radio', { name: substrate }).check({ force: true }),
    'size.chosen': async (visit, { size: { width, height } }) =>
      (await sizeOf(visit, width, height)).check({ force: true }),
    'width.entered': (visit, { text }) => choosing(visit).getByLabel('Width, inches').fill(text),
    'height.entered': (visit, { text }) => choosing(visit).getByLabel('Height, inches').fill(text),
    'frame.chosen': (visit, { moulding }) =>
      framing(visit, 'Frame', moulding ?? 'Unframed').check({ force: true }),
    'mat.chosen': (visit, { mat }) => framing(visit, 'Mat', mat ?? 'None').check({ force: true }),
    'visitor.changed': (visit, { signedIn }) => comeAs(visit, signedIn),
    'workspace.chosen': async (visit, { workspaceId }) =>
      void (await project(visit).selectOption(workspaceId ?? '')),
    'workspaces.searched': (visit, { text }) => choosing(visit).getByLabel('Find a project').fill(text),
    'workspaces.retried': (visit) => choosing(visit).getByRole('button', { name: 'Retry' }).click(),
  },
  ports: {
    loadSizes: {
      operation: 'Sizes',
      asks: ({ imageId }: InputFrom<typeof quickAddPorts.loadSizes>): SizesQueryVariables => ({
        id: imageId,
      }),
    },
    loadWorkspaces: {
      operation: 'Workspaces',
      asks: ({ search }: InputFrom<typeof quickAddPorts.loadWorkspaces>): WorkspacesQueryVariables => ({
        search,
      }),
      answer: (output) => listed(output as WorkspacePage),
    },
  },
  /** The services offer a custom size for canvas too, as for print. */
  walk: {
    answers: {
      ...walk.answers,
      loadSizes: [
        offered.map((one) => (one.sizes.length > 0 ? { ...one, custom: offered[2]?.custom ?? null } : one)),
      ],
    },
  },
  looks: {
    'choice.idle': ({ page }) => expect(panel(page)).toBeHidden(),
    'choice.loading': (visit) => expect(choosing(visit)).toHaveAttribute('aria-busy', 'true'),
    'choice.failed': ({ page }, { context: { failure } }) =>
      expect(panel(page).getByText(failure.message)).toBeVisible(),
    'choice.choosing.incomplete': (visit) => expect(add(visit)).toBeDisabled(),
    'choice.choosing.ready': async (visit, after) => {
      await expect(choosing(visit)).toHaveAttribute('aria-busy', 'false')
      if (after.matches({ workspaces: 'loading' })) await expect(add(visit)).toBeDisabled()
      else await expect(add(visit)).toBeEnabled()
    },
    'workspaces.none': (visit) => expect(project(visit)).toBeHidden(),
    'workspaces.loading': async (visit, after) => {
      if (!after.matches({ choice: 'failed' })) await expect(project(visit)).toBeDisabled()
    },
    'workspaces.ready': async (visit, after) => {
      if (after.matches({ choice: 'failed' })) return
      await expect(project(visit)).toBeEnabled()
      await expect(project(visit)).toHaveValue(after.context.workspace?.id ?? '')
    },
    'workspaces.typing': async (visit, after) => {
      if (!after.matches({ choice: 'failed' })) await expect(project(visit)).toBeEnabled()
    },
    'workspaces.failed': async (visit, after) => {
      if (after.matches({ choice: 'failed' })) return
      await expect(choosing(visit).getByText('Error loading workspaces')).toBeVisible()
      await expect(project(visit)).toBeEnabled()
    },
  },
  may: ({ type, ...event }, before) => {
    const { imageId, signedIn, search, workspace } = before.context
    // One image is closed before another is opened.
    if (type === 'image.changed') return (imageId === null) === (event.imageId !== null)
    // Whoever signs in or out goes to another page for it.
    if (type === 'visitor.changed') return imageId === null && signedIn !== event.signedIn
    // Choosing the same again sends no event.
    const frame = selectFrameChoice(before)
    if (type === 'frame.chosen') return (frame?.moulding ?? null) !== event.moulding
    if (type === 'mat.chosen') return frame !== null && frame.mat !== event.mat
    if (!type.startsWith('workspace')) return true
    // Choosing or typing the same again sends no event.
    if (before.matches({ choice: 'failed' })) return false
    if (type === 'workspaces.searched') return selectAreWorkspacesMany(before) && search !== event.text.trim()
    if (type === 'workspace.chosen')
      return (
        !before.matches({ workspaces: 'loading' }) &&
        event.workspaceId !== '8' &&
        (workspace?.id ?? null) !== event.workspaceId
      )
    return true
  },
})
