import { expect } from '@playwright/test'
import type {
  ChangePasswordMutation,
  ChangePasswordMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { changePasswordMachine } from '#machines/change-password/machine.ts'
import { openSignedIn } from '../../../journeys/session.ts'
import { PASSWORD } from '../../../journeys/steps.ts'
import { changePassword as walk } from '../../fixtures/change-password.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import type { Visit } from '../visit.ts'

const NEW_PASSWORD = 'a brighter harbour'

const changed = (userErrors: ReturnType<typeof userErrorsOf>): ChangePasswordMutation => ({
  __typename: 'Mutation',
  changePassword: { __typename: 'PasswordPayload', userErrors },
})

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })
const says = ({ page }: Visit, text: string) => expect(page.getByText(text).first()).toBeVisible()
const form = ({ page }: Visit) => page.getByRole('heading', { name: 'Change password', level: 1 })

export const changePassword = browserWalkOf<typeof changePasswordMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: async (visit) => {
        await openSignedIn(visit.page, await visit.account(), '/accounts/change-password')
        await expect(form(visit)).toBeVisible()
      },
    },
  ],
  performs: {
    'password.submitted': async (visit) => {
      await visit.page.getByLabel('Current password').fill(PASSWORD)
      await visit.page.getByLabel('New password').fill(NEW_PASSWORD)
      await button(visit, 'Change password').click()
    },
    'change.cancelled': (visit) => button(visit, 'Cancel').click(),
  },
  ports: {
    changePassword: {
      operation: 'ChangePassword',
      asks: (): ChangePasswordMutationVariables => ({
        input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
      }),
      answer: () => changed([]),
      refuse: (refusal) => changed(userErrorsOf(refusal)),
    },
  },
  looks: {
    choosing: async (visit, { context: { failure } }) => {
      await expect(button(visit, 'Change password')).toBeEnabled()
      if (!failure) return
      const words = failure.kind === 'invalid' ? Object.values<string>(failure.fields) : [failure.message]
      for (const each of words) await says(visit, each)
    },
    changing: (visit) => expect(button(visit, 'Changing password…')).toBeDisabled(),
    changed: async (visit) => {
      await says(visit, 'Password changed.')
      await says(visit, 'You’ve been signed out on every other browser and device')
    },
    left: async (visit) => {
      await expect(form(visit)).toBeHidden()
      await expect(visit.page).toHaveURL(/\/$/)
    },
  },
})
