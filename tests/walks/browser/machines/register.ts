import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type { RegisterMutation, RegisterMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { registerMachine } from '#machines/register/machine.ts'
import type { registerPorts } from '#machines/register/ports.ts'
import { PASSWORD } from '../../../journeys/steps.ts'
import { makeEmail } from '../../../journeys/visitor.ts'
import { register as walk } from '../../fixtures/register.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import type { Visit } from '../visit.ts'

const signUp = ({ page }: Visit) => page.getByRole('button', { name: 'Sign up' })

export const register = browserWalkOf<typeof registerMachine>(walk)({
  openings: [
    { input: undefined, taken: [], open: async ({ page }) => void (await page.goto('/accounts/register')) },
  ],
  home: '/accounts/register',
  performs: {
    'register.submitted': async (visit) => {
      await visit.page.getByLabel('Email').fill(makeEmail('walker'))
      await visit.page.getByLabel('Password').fill(PASSWORD)
      await signUp(visit).click()
    },
    'register.cancelled': ({ page }) => page.getByRole('button', { name: 'Cancel' }).click(),
  },
  ports: {
    register: {
      operation: 'Register',
      asks: ({ email }: InputFrom<typeof registerPorts.register>): RegisterMutationVariables => ({
        input: { email, password: PASSWORD },
      }),
      refuse: (refusal): RegisterMutation => ({
        __typename: 'Mutation',
        register: { __typename: 'RegisterPayload', user: null, userErrors: userErrorsOf(refusal) },
      }),
    },
  },
  looks: {
    editing: (visit) => expect(signUp(visit)).toBeEnabled(),
    submitting: ({ page }) => expect(page.getByRole('button', { name: 'Signing up…' })).toBeDisabled(),
    refused: async ({ page }, { context: { failure } }) => {
      const words = failure.kind === 'invalid' ? Object.values(failure.fields) : [failure.message]
      for (const each of words) await expect(page.getByText(String(each))).toBeVisible()
    },
    registered: ({ page }) => expect(page.getByRole('button', { name: 'My Account' })).toBeVisible(),
    cancelled: ({ page }) => expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible(),
  },
})
