import { expect, type Page } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  AnswerChallengeMutation,
  AnswerChallengeMutationVariables,
  RefreshSessionMutationVariables,
  SignInMutation,
  SignInMutationVariables,
  SignOutMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { authMachine } from '#machines/auth/machine.ts'
import type { authPorts } from '#machines/auth/ports.ts'
import {
  addToProject,
  confirmSignOutEverywhere,
  expectInCart,
  giveEmail,
  openResult,
} from '../../../journeys/steps.ts'
import { makeEmail } from '../../../journeys/visitor.ts'
import { auth as walk } from '../../fixtures/auth.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { noSuchCart } from '../no-such-cart.ts'
import { accountMenu, becomeGuest, expectArrived, loseSession, signInLink, submitSignIn } from '../people.ts'
import { beginSession } from '../real-session.ts'
import type { Visit } from '../visit.ts'

const CODE = '123456'
const CHALLENGE = 'the challenge of a walk'

/** Finds the code step on the sign-in page, also for somebody who has left it for another page. */
const findCodeStep = async ({ page }: Visit) => {
  const code = page.getByLabel('6-digit code')
  if (!(await code.isVisible())) await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(code).toBeVisible()
  return code
}

const signingOut = ({ page }: Visit) => page.getByRole('heading', { name: 'Signing out...' })

/** Loses a guest's cart while they add to it; asked for an email, they close the question. */
const loseGuestCart = async ({ page, graph }: Visit) => {
  graph.hold('AddCartItem', 'CartByToken')
  await page.getByRole('button', { name: /^Add to (cart|project)$/ }).click()
  await (await graph.next('AddCartItem')).answer(noSuchCart)
  await (await graph.next('CartByToken')).answer({ __typename: 'Query', cart: null })
  graph.release('AddCartItem', 'CartByToken')
  const question = page.getByRole('dialog', { name: 'Save your cart' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
}

const openForm = async ({ page }: Visit) => void (await page.goto('/accounts/login'))

/** The other tab of a visit, with a picture chosen and an email asked for. */
const otherTabs = new WeakMap<Visit, Page>()

const askEmailInOtherTab = async (visit: Visit) => {
  const other = await visit.page.context().newPage()
  otherTabs.set(visit, other)
  await other.goto('/search?q=mountain')
  await openResult(other, 1)
  await addToProject(other)
  await expect(other.getByRole('dialog', { name: 'Save your cart' })).toBeVisible()
}

/** Gives the email that the other tab still asks for, once the visitor is a guest in this one. */
const answerInOtherTab = async (visit: Visit) => {
  const other = otherTabs.get(visit)
  if (!other) throw new Error('No other tab is open.')
  await expectInCart(other, 1)
  await giveEmail(other, makeEmail('guest'))
}

// Spec 8.17, 8.25
export const auth = browserWalkOf<typeof authMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: openForm,
      // With one tab a guest has a cart, so no second one begins; and whoever waits for an answer adds
      // nothing.
      may: ({ type }, before) =>
        !(
          type === 'guest.started' &&
          (before.matches('guest') || before.matches({ challenged: 'checking' }))
        ),
    },
    {
      input: undefined,
      taken: [],
      async open(visit) {
        await openForm(visit)
        await askEmailInOtherTab(visit)
      },
      may: ({ type }) => type === 'guest.started',
    },
  ],
  hears: ['guest.started', 'session.expired', 'visit.resumed', 'profile.refused'],
  performs: {
    'signIn.submitted': submitSignIn,
    'code.submitted': async (visit) => {
      const code = await findCodeStep(visit)
      await code.fill(CODE)
      await code.press('Enter')
    },
    'challenge.cancelled': async (visit) => {
      await findCodeStep(visit)
      await visit.page.getByRole('button', { name: 'Cancel' }).click()
    },
    'signOut.requested': async (visit, { everywhere }) => {
      const { page } = visit
      // The way home from the last sign-out must be over: it would lead away from this one.
      await expect(page).not.toHaveURL(/\/accounts\/logout/)
      // A search page has no heading until it is known who is here; wait for the banner instead.
      await expect(page.getByRole('banner')).toBeVisible()
      if (everywhere) return confirmSignOutEverywhere(page)
      await visit.revisit('/accounts/logout')
    },
    'restore.retried': async (visit) => {
      await accountMenu(visit).click()
      await visit.page.getByRole('button', { name: 'We can’t reach your account right now. Retry' }).click()
    },
    'guest.started': (visit, _event, before) =>
      before.matches('guest') ? answerInOtherTab(visit) : becomeGuest(visit),
    'session.expired': loseSession,
    'visit.resumed': async ({ page }) => void (await page.reload()),
    'profile.refused': loseGuestCart,
  },
  ports: {
    restoreSession: { operation: 'RefreshSession', asks: (): RefreshSessionMutationVariables => ({}) },
    authenticate: {
      operation: 'SignIn',
      asks: async (_: InputFrom<typeof authPorts.authenticate>, visit): Promise<SignInMutationVariables> => ({
        input: await visit.account(),
      }),
      answer: (output): SignInMutation | null =>
        output !== null && typeof output === 'object' && 'challenge' in output
          ? {
              __typename: 'Mutation',
              signIn: {
                __typename: 'SessionPayload',
                session: null,
                challenge: CHALLENGE,
                userErrors: [],
              },
            }
          : null,
      refuse: (refusal): SignInMutation => ({
        __typename: 'Mutation',
        signIn: {
          __typename: 'SessionPayload',
          session: null,
          challenge: null,
          userErrors: userErrorsOf(refusal),
        },
      }),
    },
    answerChallenge: {
      operation: 'AnswerChallenge',
      asks: (): AnswerChallengeMutationVariables => ({ challenge: CHALLENGE, code: CODE }),
      answer: async (_, visit): Promise<AnswerChallengeMutation> => ({
        __typename: 'Mutation',
        answerChallenge: {
          __typename: 'SessionPayload',
          session: await beginSession(visit),
          userErrors: [],
        },
      }),
      refuse: (refusal): AnswerChallengeMutation => ({
        __typename: 'Mutation',
        answerChallenge: {
          __typename: 'SessionPayload',
          session: null,
          userErrors: userErrorsOf(refusal),
        },
      }),
    },
    signOut: {
      operation: 'SignOut',
      asks: ({ everywhere }: InputFrom<typeof authPorts.signOut>): SignOutMutationVariables => ({
        everywhere,
      }),
    },
  },
  looks: {
    restoring: (visit) => expect(accountMenu(visit)).toBeVisible(),
    unreachable: ({ page }) =>
      expect(page.getByText('We can’t reach your account right now. Retry')).toBeAttached(),
    anonymous: async (visit, { context: { failure } }) => {
      await expect(signInLink(visit)).toBeVisible()
      if (!failure) return
      const fields = failure.kind === 'wrongCredentials' ? Object.values<string>(failure.fields) : []
      const words = fields.length > 0 ? fields : [failure.message]
      for (const each of words) await expect(visit.page.getByText(each)).toBeVisible()
    },
    guest: (visit) => expect(signInLink(visit)).toBeVisible(),
    signingIn: ({ page }) => expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled(),
    'challenged.asking': async (visit, { context: { failure } }) => {
      if (!failure) return expect(visit.page.getByText('Verifying…')).toBeHidden()
      await expect(visit.page.getByText(failure.message).first()).toBeVisible()
      await expect(visit.page.getByRole('button', { name: 'Verify', exact: true })).toBeEnabled()
    },
    'challenged.checking': ({ page }) =>
      expect(page.getByRole('button', { name: 'Verifying…' })).toBeDisabled(),
    signedIn: expectArrived,
    signingOut: (visit) => expect(signingOut(visit)).toBeVisible(),
  },
  /** Only the menu of somebody signed in can sign out everywhere. */
  may: ({ type, everywhere }, before) =>
    type !== 'signOut.requested' || everywhere === before.matches('signedIn'),
})
