import { expect } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { SavePaymentAccountMutationVariables } from '#client/apollo/generated/graphql.ts'
import { toDetails, toNumbers } from '#client/effects/payment-account-form/fields.ts'
import type { paymentAccountFormMachine } from '#machines/payment-account-form/machine.ts'
import type { AccountKind, AccountSaved } from '#machines/payment-account-form/ports.ts'
import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import { openSignedIn } from '../../../../journeys/session.ts'
import {
  another,
  changed,
  first,
  full,
  mended,
  mobile,
  numbers,
  refusedBank,
  refusedVenmo,
  saved,
  tooMany,
  paymentAccountForm as walk,
  wrongAgain,
  wrongEverywhere,
  wrongMobile,
  wrongPassword,
  wrongRouting,
  wrongTwice,
} from '../../../fixtures/artists/payment-account-form.ts'
import { outage, throttled } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { expectNotice, loseSession, signInLink, submitSignIn } from '../../people.ts'
import { takeNewKey } from '../../sent.ts'
import type { Visit } from '../../visit.ts'
import { check, load, MOBILE, NUMBER, openedOf, type Save, saving } from './payment-account-answers.ts'

const PAGE = '/artist/account/payment'
const ARTIST = { email: 'artist@aquatint.test', password: DEMO_PASSWORD }
const PASSWORD = 'the password of an artist'

const NAMES: Readonly<Record<AccountKind, RegExp>> = {
  bank: /^Bank account/,
  paypal: /^PayPal/,
  venmo: /^Venmo/,
}
/** Fields of the page, by the names of the details. */
const LABELS: Readonly<Record<string, string>> = {
  bankAccountPurpose: 'Kind of account',
  branchId: 'Routing number',
  email: 'Email of your PayPal account',
}

const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const step = ({ page }: Visit, name: string | RegExp) => page.getByRole('heading', { level: 3, name })
const field = ({ page }: Visit, label: string) => page.getByLabel(label)
const alert = ({ page }: Visit) => page.getByRole('main').getByRole('alert')
const title = ({ page }: Visit) => page.getByRole('heading', { level: 1, name: 'Payment accounts' })

/** What stands under a field, or above the form where it is about none. */
const expectFailure = async (visit: Visit, { context: { failure } }: AnyMachineSnapshot) => {
  if (failure === null) return expect(alert(visit)).toHaveCount(0)
  const words = failure.kind === 'invalid' ? Object.values<string>(failure.fields) : [failure.message]
  for (const each of words) await expect(visit.page.getByText(each).first()).toBeVisible()
}

const isLoaded = (snapshot: AnyMachineSnapshot) =>
  ['kind', 'loading', 'unloaded'].every((state) => !snapshot.matches(state))

// Issue 16, lines 12 to 14
export const paymentAccountForm = browserWalkOf<typeof paymentAccountFormMachine>(walk)({
  openings: [
    {
      input: { owner: 'u-isaura', token: null },
      taken: [],
      open: ({ page }) => openSignedIn(page, ARTIST, `${PAGE}?add`),
    },
    {
      input: { owner: 'u-isaura', token: 'trm-1' },
      taken: [],
      open: ({ page }) => openSignedIn(page, ARTIST, `${PAGE}?correct=trm-1`),
    },
  ],
  hears: ['signedIn', 'signedOut'],
  walk: {
    events: [
      { type: 'form.reloaded' },
      { type: 'kind.chosen', kind: 'bank', country: 'US' },
      { type: 'kind.chosen', kind: 'paypal', country: 'US' },
      { type: 'kind.chosen', kind: 'venmo', country: 'US' },
      { type: 'details.typed', details: { bankAccountPurpose: 'CHECKING' } },
      { type: 'details.typed', details: { branchId: '021000021' } },
      { type: 'details.typed', details: { email: 'ada@aquatint.test' } },
      { type: 'default.set', isDefault: false },
      { type: 'details.submitted' },
      { type: 'numbers.submitted', numbers },
      { type: 'numbers.submitted', numbers: mobile },
      { type: 'numbers.lost' },
      { type: 'password.submitted', password: 'ref-password', idempotencyKey: 'key-1' },
      { type: 'saving.retried' },
      { type: 'step.back' },
      { type: 'form.cancelled' },
      { type: 'signedIn', account: 'u-zoe' },
      { type: 'signedOut' },
    ],
    answers: {
      loadAccount: [first, another, refusedBank, refusedVenmo],
      checkDetails: [undefined],
      checkNumbers: [undefined],
      saveAccount: [saved],
    },
    // A token that has run out is renewed here, and the same is asked again.
    refusals: {
      loadAccount: [outage, mended, full],
      checkDetails: [outage, wrongRouting],
      checkNumbers: [outage, wrongAgain, wrongMobile, throttled],
      saveAccount: [
        outage,
        wrongPassword,
        wrongRouting,
        wrongTwice,
        wrongEverywhere,
        tooMany,
        changed,
        throttled,
      ],
    },
  },
  performs: {
    'form.reloaded': (visit) => button(visit, 'Try again').click(),
    'kind.chosen': async (visit, { kind }) => {
      await visit.page.getByRole('radio', { name: NAMES[kind] }).check()
      await button(visit, 'Continue').click()
    },
    'details.typed': async (visit, { details }) => {
      for (const [name, text] of Object.entries(details))
        await (name === 'bankAccountPurpose'
          ? field(visit, LABELS[name] ?? '').selectOption(text)
          : field(visit, LABELS[name] ?? '').fill(text))
    },
    'default.set': (visit) => visit.page.getByRole('checkbox', { name: 'Pay me here from now on' }).uncheck(),
    'details.submitted': (visit) => button(visit, 'Continue').click(),
    'numbers.submitted': async (visit, { numbers: { again } }) => {
      if (again === null) await field(visit, 'Mobile number').fill(MOBILE)
      else {
        await visit.page.getByRole('textbox', { name: 'Account number *' }).fill(NUMBER)
        await field(visit, 'Account number again').fill(NUMBER)
      }
      await button(visit, 'Continue').click()
    },
    // A reload loses them.
    'numbers.lost': async ({ page }) => void (await page.reload()),
    'password.submitted': async (visit) => {
      await field(visit, 'Your password').fill(PASSWORD)
      await button(visit, /^(Add|Correct) the account$/).click()
    },
    'saving.retried': (visit) => button(visit, 'Try again').click(),
    'step.back': (visit) => button(visit, 'Back').click(),
    'form.cancelled': (visit) => button(visit, /^(Cancel|Back to your accounts)$/).click(),
    signedIn: async (visit) => {
      await loseSession(visit)
      await submitSignIn(visit)
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    // The page alone knows under which references it keeps what was typed.
    'numbers.submitted': (event, { sent }) => ({ ...event, numbers: sent.numbers }),
    'password.submitted': (event, { sent, earlier }) => ({
      ...event,
      password: sent.password,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
  },
  may: (event, snapshot) => {
    const { token, version, kind, details, isDefault, knowsPayee } = snapshot.context
    const isNew = version === null
    switch (event.type) {
      // The effect answers what was asked for.
      case 'xstate.done.actor.loadAccount':
        return (event.output.corrected === null) === (token === null)
      case 'xstate.error.actor.loadAccount':
        return event.error === outage || (event.error === full) === (token === null)
      case 'details.typed': {
        const [[name, text] = ['', '']] = Object.entries(event.details)
        const isThere = name === 'email' ? kind === 'paypal' : kind === 'bank'
        return isThere && details[name as keyof typeof details] !== text
      }
      // The form itself refuses to send a field that is empty.
      case 'details.submitted':
        return (
          knowsPayee &&
          (kind !== 'bank' || (details.branchId !== '' && details.bankAccountPurpose !== '')) &&
          (kind !== 'paypal' || details.email !== '')
        )
      case 'numbers.submitted':
        return (event.numbers.again === null) === (kind === 'venmo')
      case 'default.set':
        return isNew && isDefault
      case 'form.cancelled':
        return !snapshot.matches('loading')
      // Of a form in which nothing is chosen nobody is left to hear of it.
      case 'signedIn':
      case 'signedOut':
        return isLoaded(snapshot) && !snapshot.hasTag('pending')
      default:
        return true
    }
  },
  ports: {
    loadAccount: load,
    checkDetails: check,
    checkNumbers: check,
    saveAccount: {
      operation: 'SavePaymentAccount',
      asks: (save: Save): SavePaymentAccountMutationVariables => ({
        input: {
          idempotencyKey: save.idempotencyKey,
          token: save.token,
          version: save.version,
          default: save.isDefault,
          fields: { ...toDetails(save), ...(save.numbers && toNumbers(save, openedOf(save.kind))) },
          password: PASSWORD,
        },
      }),
      answer: (output) => {
        const answer = output as Extract<AccountSaved, { kind: 'saved' }>
        return saving({ account: { __typename: 'PaymentAccount', token: answer.token } })
      },
      refuse: (refusal) => saving({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    loading: (visit) => expect(title(visit)).toBeVisible(),
    unloaded: async (visit, { context: { failure } }) => {
      await expect(alert(visit)).toHaveText(failure.message)
      await expect(button(visit, 'Try again')).toBeEnabled()
    },
    kind: async (visit, { context: { kind } }) => {
      await expect(step(visit, 'How should we pay you?')).toBeVisible()
      await expect(visit.page.getByRole('radio', { name: NAMES[kind as AccountKind] })).toBeChecked()
    },
    'form.filling': async (visit, snapshot) => {
      const { kind, details } = snapshot.context
      await expect(button(visit, 'Continue')).toBeEnabled()
      if (kind === 'bank') await expect(field(visit, 'Routing number')).toHaveValue(details.branchId)
      if (kind === 'paypal')
        await expect(field(visit, 'Email of your PayPal account')).toHaveValue(details.email)
      await expectFailure(visit, snapshot)
    },
    'form.checking': (visit) => expect(button(visit, 'Checking…')).toBeDisabled(),
    'numbers.filling': async (visit, snapshot) => {
      await expect(step(visit, /^Your (account|mobile) number$/)).toBeVisible()
      await expect(button(visit, 'Continue')).toBeEnabled()
      await expectFailure(visit, snapshot)
    },
    'numbers.checking': (visit) => expect(button(visit, 'Checking…')).toBeDisabled(),
    password: async (visit, snapshot) => {
      await expect(step(visit, 'Is it you?')).toBeVisible()
      await expect(visit.page.getByText(NUMBER)).toHaveCount(0)
      await expectFailure(visit, snapshot)
    },
    saving: (visit) => expect(button(visit, 'Saving…')).toBeDisabled(),
    unknown: async (visit, snapshot) => {
      await expect(visit.page.getByText('It may be saved already.', { exact: false })).toBeVisible()
      await expectFailure(visit, snapshot)
    },
    saved: (visit) => expect(visit.page).toHaveURL(PAGE),
    left: (visit) => expect(visit.page).toHaveURL(PAGE),
    dropped: (visit) => expect(step(visit, /./)).toHaveCount(0),
  },
  says: { 'account.saved': (visit) => expectNotice(visit, 'Account saved. We emailed you a confirmation.') },
  isLast: ({ snapshot }) => snapshot.matches('dropped'),
  unreachable: {
    'payment-account-form.loading|form.cancelled[0]{}->payment-account-form.left':
      'The form has no button before it is there; whoever leaves the page leaves it too.',
    'payment-account-form.saving|xstate.done.actor.saveAccount[0]{isNumberLost}->payment-account-form.numbers':
      'A reload while it is saved: journeys/artists/payment-accounts.spec.ts holds the answer and reloads.',
    'payment-account-form.saving|xstate.done.actor.saveAccount[1]{isLost}->payment-account-form.password':
      'The same of PayPal, which has no number.',
  },
})
