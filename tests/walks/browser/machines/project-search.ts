import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type { ProjectOptionsQuery, ProjectOptionsQueryVariables } from '#client/apollo/generated/graphql.ts'
import type { projectSearchMachine } from '#machines/project-search/machine.ts'
import type { projectSearchPorts } from '#machines/project-search/ports.ts'
import type { ProjectRef } from '#machines/session.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import { projectSearch as walk } from '../../fixtures/project-search.ts'
import { browserWalkOf } from '../browser-walk.ts'
import type { Visit } from '../visit.ts'

const menu = ({ page }: Visit) => page.getByRole('button', { name: 'Staff' })
const field = ({ page }: Visit) => page.getByRole('combobox', { name: 'Find a project' })
const found = ({ page }: Visit) => page.getByRole('listbox', { name: 'Projects' }).getByRole('option')
const search = ({ page }: Visit) => page.getByRole('search').filter({ has: page.getByRole('combobox') })

const openMenu = async (visit: Visit) => {
  await openAsStaff(visit.page, '/projects')
  // Arriving at a page closes menus.
  await expect(visit.page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
  await menu(visit).click()
  await expect(field(visit)).toBeVisible()
}

const answered = (projects: readonly ProjectRef[]): ProjectOptionsQuery => ({
  __typename: 'Query',
  projectOptions: projects.map((project) => ({ __typename: 'ProjectRef', ...project })),
})

export const projectSearch = browserWalkOf<typeof projectSearchMachine>(walk)({
  openings: [{ input: undefined, taken: [], open: openMenu }],
  performs: {
    'words.typed': (visit, { words }) => field(visit).fill(words),
    'search.retried': ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
    'search.left': (visit) => field(visit).press('Escape'),
  },
  ports: {
    findProjects: {
      operation: 'ProjectOptions',
      asks: ({ words }: InputFrom<typeof projectSearchPorts.findProjects>): ProjectOptionsQueryVariables => ({
        search: words,
      }),
      answer: (output) => answered(output as readonly ProjectRef[]),
    },
  },
  looks: {
    idle: async (visit) => {
      await expect(found(visit)).toHaveCount(0)
      await expect(search(visit).getByRole('status')).toHaveText('')
    },
    waiting: (visit) => expect(search(visit)).toHaveAttribute('aria-busy', 'true'),
    finding: (visit) => expect(search(visit).getByRole('status')).toHaveText('Searching…'),
    found: async (visit, { context: { projects } }) => {
      await expect(found(visit)).toHaveText(projects.map(({ label }: ProjectRef) => label))
      await expect(search(visit).getByRole('status')).toHaveText(projects.length ? '' : 'No projects found')
    },
    failed: async (visit, { context: { failure } }) =>
      expect(search(visit).getByRole('alert')).toContainText(failure.message),
  },
  /** One cannot type what is in the field already, and Escape in an empty field closes its menu. */
  may: ({ type, words }, { context }) => {
    if (type === 'words.typed') return words.trim() !== context.words
    return type !== 'search.left' || context.words !== ''
  },
})
