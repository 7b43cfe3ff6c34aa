import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type { ShowNumberMutation, ShowNumberMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { numberRevealMachine } from '#machines/number-reveal/machine.ts'
import type { numberRevealPorts } from '#machines/number-reveal/ports.ts'
import { createAccount } from '#tests/support/shop/own-money.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import { numberReveal as walk } from '../../../fixtures/money/number-reveal.ts'
import { forbidden, invalid, notFoundAt, outage, throttled } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import type { Visit } from '../../visit.ts'

const NUMBER = '000123456789'
const MASKED = '•••• 6789'
const PASSWORD = 'the password of staff'

const accounts = new WeakMap<Visit, Awaited<ReturnType<typeof createAccount>>>()

const openAccount = async (visit: Visit) => {
  const account = await createAccount(NUMBER)
  accounts.set(visit, account)
  await openAsStaff(visit.page, account.path)
  await expect(line(visit)).toHaveText(MASKED)
}

const line = ({ page }: Visit) => page.getByRole('status', { name: 'account number' })
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Show the account number?' })
const reason = (visit: Visit) => dialog(visit).getByLabel('Reason')
const password = (visit: Visit) => dialog(visit).getByLabel('Your password')
const press = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true }).click()

const answered = (said: Partial<ShowNumberMutation['showNumber']>): ShowNumberMutation => ({
  __typename: 'Mutation',
  showNumber: { __typename: 'ShowNumberPayload', number: null, userErrors: [], ...said },
})

/** Nothing of it is left in the page, and nothing of the dialog. */
const expectHidden = async (visit: Visit) => {
  await expect(line(visit)).toHaveText(MASKED)
  await expect(visit.page.getByText(NUMBER)).toHaveCount(0)
}

export const numberReveal = browserWalkOf<typeof numberRevealMachine>(walk)({
  openings: [
    {
      input: { resource: 'artist-identity/usr-1/bank-accounts', id: 'trm-1' },
      taken: [],
      open: openAccount,
    },
  ],
  walk: {
    // A token that has run out is renewed here, and the same is asked again.
    refusals: {
      showNumber: [
        invalid({ reason: 'Ensure this field has at least 10 characters.' }),
        invalid({ password: 'Invalid password.' }),
        throttled,
        forbidden,
        notFoundAt('id'),
        outage,
      ],
    },
  },
  performs: {
    'number.asked': (visit) => press(visit, 'Show the whole number'),
    'number.confirmed': async (visit, event) => {
      await reason(visit).fill(event.reason)
      await password(visit).fill(PASSWORD)
      await press(visit, 'Show it for 30 seconds')
    },
    'number.dismissed': (visit) => press(visit, 'Cancel'),
    'number.hidden': (visit) => press(visit, 'Hide it'),
  },
  sends: {
    // The page alone knows under which reference it keeps what was typed.
    'number.confirmed': (event, { sent }) => ({ ...event, password: sent.password }),
  },
  ports: {
    showNumber: {
      operation: 'ShowNumber',
      asks: (
        wanted: InputFrom<typeof numberRevealPorts.showNumber>,
        visit: Visit,
      ): ShowNumberMutationVariables => ({
        input: {
          resource: accounts.get(visit)?.resource ?? '',
          id: accounts.get(visit)?.id ?? '',
          reason: wanted.reason,
          password: PASSWORD,
        },
      }),
      answer: () => answered({ number: NUMBER }),
      refuse: (refusal) => answered({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    hidden: async (visit) => {
      await expect(dialog(visit)).toHaveCount(0)
      await expectHidden(visit)
    },
    asking: async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByRole('button', { name: 'Show it for 30 seconds' })).toBeEnabled()
      await expectHidden(visit)
      const alert = dialog(visit).getByRole('alert')
      if (failure === null) return expect(alert).toHaveCount(0)
      if (failure.kind !== 'invalid') return expect(alert).toContainText(failure.message)
      const field = 'reason' in failure.fields ? reason(visit) : password(visit)
      await expect(field).toHaveAccessibleErrorMessage(failure.message)
    },
    sending: async (visit) => {
      await expect(dialog(visit).getByRole('button', { name: 'Showing…' })).toBeDisabled()
      await expectHidden(visit)
    },
    shown: async (visit) => {
      await expect(dialog(visit)).toHaveCount(0)
      await expect(line(visit)).toHaveText(NUMBER)
    },
  },
  says: { 'number.gone': expectHidden },
  leaves: (visit) => visit.revisit('/manage/artist-identity'),
})
