import { expect } from '@playwright/test'
import type { AnyEventObject, InputFrom } from 'xstate'
import type {
  ConfirmPasswordResetMutation,
  ConfirmPasswordResetMutationVariables,
  RequestPasswordResetMutation,
  RequestPasswordResetMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { ResetPasswordEvent, resetPasswordMachine } from '#machines/reset-password/machine.ts'
import type { resetPasswordPorts } from '#machines/reset-password/ports.ts'
import { PASSWORD } from '../../../journeys/steps.ts'
import { makeEmail } from '../../../journeys/visitor.ts'
import { resetPassword as walk } from '../../fixtures/reset-password.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { takeNewKey } from '../sent.ts'
import type { Visit } from '../visit.ts'

/** The parts of the mailed link. */
const LINK = { uid: 'MQ', token: 'token-1' }

const requested = (userErrors: ReturnType<typeof userErrorsOf>): RequestPasswordResetMutation => ({
  __typename: 'Mutation',
  requestPasswordReset: { __typename: 'PasswordPayload', userErrors },
})
const confirmed = (userErrors: ReturnType<typeof userErrorsOf>): ConfirmPasswordResetMutation => ({
  __typename: 'Mutation',
  confirmPasswordReset: { __typename: 'PasswordPayload', userErrors },
})

const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name })
const says = ({ page }: Visit, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** The address that was typed last. */
const typed = new WeakMap<Visit, string>()

/** The passwords that were submitted, in order. */
const submitted = new WeakMap<Visit, readonly string[]>()
const passwordsOf = (visit: Visit) => submitted.get(visit) ?? []
let count = 0

/** Chooses another password after a refusal; sends the same again when the answer was lost. */
const choosePassword = (visit: Visit, wasRefused: boolean): string => {
  const last = passwordsOf(visit).at(-1)
  const password = last === undefined || wasRefused ? `${PASSWORD} ${++count}` : last
  submitted.set(visit, [...passwordsOf(visit), password])
  return password
}

/**
 * Finds the key of a submission: repeating it repeats its key, so that the lost answer comes again; another
 * one has a key of its own.
 */
const keyOf = (visit: Visit, sent: Submitted, earlier: readonly AnyEventObject[]): string => {
  const before = earlier.filter(({ type }) => type === sent.type)
  const [last, password] = passwordsOf(visit).slice(before.length - 1)
  const isSame = before.length > 0 && last === password
  return isSame ? before.at(-1)?.idempotencyKey : takeNewKey(sent, earlier)
}

type Submitted = Extract<ResetPasswordEvent, { type: 'password.submitted' }>

const opened =
  (path: string) =>
  async ({ page }: Visit) =>
    void (await page.goto(path))

// Spec 2.99
export const resetPassword = browserWalkOf<typeof resetPasswordMachine>(walk)({
  openings: [
    { input: { link: null }, taken: [], open: opened('/accounts/reset-password') },
    {
      input: { link: LINK },
      taken: [],
      open: opened(`/accounts/reset-password-confirm/${LINK.uid}/${LINK.token}`),
    },
    {
      input: { link: { uid: null, token: null } },
      taken: [],
      open: opened('/accounts/reset-password-confirm'),
    },
  ],
  performs: {
    'reset.requested': async (visit) => {
      const email = makeEmail('forgetful')
      typed.set(visit, email)
      await visit.page.getByLabel('Email').fill(email)
      await button(visit, /^Request /).click()
    },
    'password.submitted': async (visit, _event, { context: { failure } }) => {
      await visit.page.getByLabel('New password').fill(choosePassword(visit, failure?.kind === 'invalid'))
      await button(visit, 'Set password').click()
    },
    'reset.cancelled': (visit) => button(visit, /^(Cancel|Back to sign in)$/).click(),
  },
  sends: {
    'reset.requested': ({ type }, { visit, sent, earlier }) => ({
      type,
      email: typed.get(visit),
      idempotencyKey: takeNewKey(sent, earlier),
    }),
    'password.submitted': ({ type }, { visit, sent, earlier }) => ({
      type,
      secret: sent.secret,
      idempotencyKey: keyOf(visit, sent, earlier),
    }),
  },
  ports: {
    requestReset: {
      operation: 'RequestPasswordReset',
      asks: ({
        email,
        idempotencyKey,
      }: InputFrom<typeof resetPasswordPorts.requestReset>): RequestPasswordResetMutationVariables => ({
        input: { email, idempotencyKey },
      }),
      answer: () => requested([]),
      refuse: (refusal) => requested(userErrorsOf(refusal)),
    },
    confirmReset: {
      operation: 'ConfirmPasswordReset',
      asks: (
        { idempotencyKey }: InputFrom<typeof resetPasswordPorts.confirmReset>,
        visit,
      ): ConfirmPasswordResetMutationVariables => ({
        input: { ...LINK, newPassword: passwordsOf(visit).at(-1) ?? '', idempotencyKey },
      }),
      answer: () => confirmed([]),
      refuse: (refusal) => confirmed(userErrorsOf(refusal)),
    },
  },
  looks: {
    asking: async (visit, { context: { failure } }) => {
      await expect(button(visit, 'Request Reset')).toBeEnabled()
      if (failure) await says(visit, failure.kind === 'invalid' ? failure.fields.email : failure.message)
    },
    requesting: (visit) => expect(button(visit, 'Requesting…')).toBeDisabled(),
    requested: async (visit) => {
      await expect(button(visit, 'Request Another')).toBeEnabled()
      await says(visit, 'Password reset requested.')
    },
    choosing: async (visit, { context: { failure } }) => {
      await expect(button(visit, 'Set password')).toBeEnabled()
      if (failure)
        await says(visit, failure.kind === 'invalid' ? failure.fields.newPassword : failure.message)
    },
    changing: (visit) => expect(button(visit, 'Setting password…')).toBeDisabled(),
    unusable: async (visit, { context: { failure } }) => {
      await says(visit, failure.message)
      await expect(visit.page.getByLabel('New password')).toHaveCount(0)
    },
    changed: async (visit) => {
      await says(visit, 'Password changed.')
      await expect(visit.page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    },
    left: ({ page }) => expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible(),
  },
})
