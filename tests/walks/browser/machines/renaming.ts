import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  RenameProjectMutation,
  RenameProjectMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import { checkName } from '#machines/renaming/failure.ts'
import type { renamingMachine } from '#machines/renaming/machine.ts'
import type { renamingPorts } from '#machines/renaming/ports.ts'
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

/** The project's name. */
const names = new WeakMap<Visit, string>()
/** The last typed name, another one each time. */
const typed = new WeakMap<Visit, string>()
let count = 0
const typedName = (visit: Visit) => (typed.get(visit) ?? '').trim()

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
      const isSame = name.trim() === was
      const isName = !isSame && checkName(name) === null
      const text = isSame ? `${names.get(visit)} ` : isName ? `${name.trimEnd()} ${++count} ` : name
      typed.set(visit, text)
      await field(visit).fill(text)
      await field(visit).press('Enter')
    },
    'edit.left': (visit) => field(visit).press('Escape'),
  },
  sends: {
    'name.submitted': ({ type }, { visit }) => ({ type, name: typed.get(visit), was: names.get(visit) }),
  },
  ports: {
    rename: {
      operation: 'RenameProject',
      asks: ({
        cartToken,
        name,
      }: InputFrom<typeof renamingPorts.rename>): RenameProjectMutationVariables => ({
        input: { cartToken, name },
      }),
      // The real services take it, so that the project has this name from then on.
      answer: (_, visit) => {
        names.set(visit, typedName(visit))
        return null
      },
      refuse: (refusal) => answered(userErrorsOf(refusal)),
    },
  },
  looks: {
    shown: async (visit) => {
      await expect(heading(visit)).toHaveText(names.get(visit) ?? '')
      await expect(rename(visit)).toBeEnabled()
    },
    editing: async (visit, { context: { failure } }) => {
      await expect(field(visit)).toBeFocused()
      if (!failure) return
      await expect(visit.page.getByRole('alert').getByText(failure.message)).toBeVisible()
      if (failure.kind !== 'invalid') await expect(field(visit)).toHaveValue(typedName(visit))
    },
    saving: async (visit) => {
      await expect(heading(visit)).toHaveText(typedName(visit))
      await expect(visit.page.getByRole('button', { name: 'Saving…' })).toBeDisabled()
    },
  },
})
