import { expect } from '@playwright/test'
import type { RenameProjectMutation } from '#client/apollo/generated/graphql.ts'
import type { renamingMachine } from '#machines/renaming/machine.ts'
import { renaming as walk } from '../../fixtures/renaming.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { visitOwnCart } from '../people.ts'
import type { Visit } from '../visit.ts'

const heading = ({ page }: Visit) => page.getByRole('main').getByRole('heading', { level: 1 })
const field = ({ page }: Visit) => page.getByLabel('Project name')
const rename = ({ page }: Visit) => page.getByRole('button', { name: 'Rename' })

const answered = (userErrors: ReturnType<typeof userErrorsOf>): RenameProjectMutation => ({
  __typename: 'Mutation',
  renameProject: { __typename: 'CartNamePayload', cart: null, userErrors },
})

const names = new WeakMap<Visit, string>()

export const renaming = browserWalkOf<typeof renamingMachine>(walk)({
  openings: [
    {
      input: { cartToken: 'cart-1' },
      taken: [],
      open: async (visit) => {
        await visitOwnCart(visit)
        names.set(visit, (await heading(visit).textContent()) ?? '')
      },
    },
  ],
  performs: {
    'edit.begun': (visit) => rename(visit).click(),
    'name.submitted': async (visit, { name, was }) => {
      await field(visit).fill(name.trim() === was ? `${names.get(visit)} ` : name)
      await field(visit).press('Enter')
    },
    'edit.left': (visit) => field(visit).press('Escape'),
  },
  ports: {
    rename: {
      operation: 'RenameProject',
      answer: () => answered([]),
      refuse: (refusal) => answered(userErrorsOf(refusal)),
    },
  },
  looks: {
    shown: async (visit) => {
      await expect(heading(visit)).toHaveText(names.get(visit) ?? '')
      await expect(rename(visit)).toBeEnabled()
    },
    editing: async (visit, { context: { name, failure } }) => {
      await expect(field(visit)).toBeFocused()
      if (!failure) return
      await expect(visit.page.getByRole('alert').getByText(failure.message)).toBeVisible()
      if (failure.kind !== 'invalid') await expect(field(visit)).toHaveValue(name)
    },
    saving: async (visit, { context: { name } }) => {
      await expect(heading(visit)).toHaveText(name)
      await expect(visit.page.getByRole('button', { name: 'Saving…' })).toBeDisabled()
    },
  },
})
