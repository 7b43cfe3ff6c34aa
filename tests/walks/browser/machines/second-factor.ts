import { expect } from '@playwright/test'
import type {
  BeginSecondFactorMutation,
  ConfirmSecondFactorMutation,
  ConfirmSecondFactorMutationVariables,
  RemoveSecondFactorMutation,
  RemoveSecondFactorMutationVariables,
  RenewRecoveryCodesMutation,
  RenewRecoveryCodesMutationVariables,
  SecondFactorQuery,
} from '#client/apollo/generated/graphql.ts'
import type { Refusal } from '#machines/refusal.ts'
import type { secondFactorMachine } from '#machines/second-factor/machine.ts'
import type { RecoveryCodes, SecondFactorStatus } from '#machines/second-factor/ports.ts'
import { PASSWORD } from '../../../journeys/steps.ts'
import { secondFactor as walk } from '../../fixtures/second-factor.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { submitSignIn } from '../people.ts'
import type { Visit } from '../visit.ts'

const CODE = '123456'
/** Marks a text that the page's clipboard refuses. */
const UNCOPIED = 'UNCOPIED'
const KEY = 'JBSWY3DPEHPK3PXP'

const card = ({ page }: Visit) => page.getByRole('region', { name: 'Two-step verification' })
const button = (visit: Visit, name: string | RegExp) => card(visit).getByRole('button', { name, exact: true })
const copier = (visit: Visit) => button(visit, /^(Copy|setup key copied|recovery codes copied)/)
const says = (visit: Visit, text: string) => expect(card(visit).getByText(text).first()).toBeVisible()

const setup = (
  key: string | null,
  userErrors: ReturnType<typeof userErrorsOf>,
): BeginSecondFactorMutation => ({
  __typename: 'Mutation',
  beginSecondFactor: {
    __typename: 'SecondFactorSetupPayload',
    setup:
      key === null
        ? null
        : {
            __typename: 'SecondFactorSetup',
            secret: key,
            uri: `otpauth://totp/Aquatint:ada?secret=${key}&issuer=Aquatint`,
          },
    userErrors,
  },
})

const codesOf = ({ codes, count }: RecoveryCodes): string[] =>
  Array.from({ length: count }, (_, index) => `${codes}-code-${index}`)

const codesPayload = (recoveryCodes: string[] | null, refusal: Refusal | null) => ({
  __typename: 'RecoveryCodesPayload' as const,
  recoveryCodes,
  userErrors: refusal ? userErrorsOf(refusal) : [],
})

const confirmed = (...payload: Parameters<typeof codesPayload>): ConfirmSecondFactorMutation => ({
  __typename: 'Mutation',
  confirmSecondFactor: codesPayload(...payload),
})

const renewed = (...payload: Parameters<typeof codesPayload>): RenewRecoveryCodesMutation => ({
  __typename: 'Mutation',
  renewRecoveryCodes: codesPayload(...payload),
})

const removed = (userErrors: ReturnType<typeof userErrorsOf>): RemoveSecondFactorMutation => ({
  __typename: 'Mutation',
  removeSecondFactor: { __typename: 'RemoveSecondFactorPayload', userErrors },
})

const open = async (visit: Visit) => {
  await visit.page.addInitScript((refused) => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) =>
          text.includes(refused) ? Promise.reject(new Error('Not allowed.')) : undefined,
      },
    })
  }, UNCOPIED)
  await visit.page.goto('/accounts/login?redirect=/accounts/security')
  await submitSignIn(visit)
  await expect(card(visit)).toBeVisible()
}

const ended = (id: string, isCopied: boolean) =>
  isCopied
    ? { type: `xstate.done.actor.${id}`, output: undefined, actorId: id }
    : { type: `xstate.error.actor.${id}`, error: new Error('The browser does not let it.'), actorId: id }

const showsFailure = async (visit: Visit, failure: { message: string } | null) => {
  if (failure) await says(visit, failure.message)
}

export const secondFactor = browserWalkOf<typeof secondFactorMachine>(walk)({
  openings: [{ input: undefined, taken: [], open }],
  walk: {
    answers: {
      ...walk.answers,
      // Leave out staff who need a second factor: for them the page asks anew who they are, and begins anew.
      readStatus: [
        { isEnabled: false, isRequired: false, codesLeft: 0 },
        { isEnabled: true, isRequired: false, codesLeft: 7 },
      ],
      beginEnrolment: [
        { key: KEY, uri: 'ref-1' },
        { key: `${KEY}${UNCOPIED}`, uri: 'ref-1' },
      ],
      confirmEnrolment: [
        { codes: 'kept', count: 10 },
        { codes: UNCOPIED, count: 10 },
      ],
    },
  },
  performs: {
    'reading.retried': (visit) => button(visit, 'Retry').click(),
    'setup.begun': (visit) => button(visit, 'Set up').click(),
    'setup.cancelled': (visit) => button(visit, 'Cancel').click(),
    'setup.submitted': async (visit) => {
      await card(visit).getByLabel('Password').fill(PASSWORD)
      await card(visit).getByLabel('Enter the 6-digit code').fill(CODE)
      await button(visit, 'Turn on').click()
    },
    'code.submitted': async (visit) => {
      await card(visit).getByRole('textbox').fill(CODE)
      await card(visit).getByRole('textbox').press('Enter')
    },
    'copy.chosen': (visit) => copier(visit).click(),
    'download.chosen': async (visit) => {
      const download = visit.page.waitForEvent('download')
      await button(visit, 'Download').click()
      expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    },
    'codes.kept': (visit) => button(visit, 'I saved them').click(),
    'renewal.asked': (visit) => button(visit, 'New recovery codes').click(),
    'renewal.cancelled': (visit) => button(visit, 'Cancel').click(),
    'removal.asked': (visit) => button(visit, 'Turn off').click(),
    'removal.cancelled': (visit) => button(visit, 'Cancel').click(),
    'removal.submitted': async (visit) => {
      await card(visit).getByLabel('Password').fill(PASSWORD)
      await card(visit).getByLabel('Code').fill(CODE)
      await button(visit, 'Turn off').click()
    },
  },
  ports: {
    readStatus: {
      operation: 'SecondFactor',
      asks: () => ({}),
      answer: (output): SecondFactorQuery => {
        const { isEnabled, isRequired, codesLeft } = output as SecondFactorStatus
        return {
          __typename: 'Query',
          secondFactor: {
            __typename: 'SecondFactor',
            enabled: isEnabled,
            required: isRequired,
            recoveryCodesLeft: codesLeft,
          },
        }
      },
    },
    beginEnrolment: {
      operation: 'BeginSecondFactor',
      asks: () => ({}),
      answer: (output) => setup((output as { key: string }).key, []),
      refuse: (refusal) => setup(null, userErrorsOf(refusal)),
    },
    confirmEnrolment: {
      operation: 'ConfirmSecondFactor',
      asks: (): ConfirmSecondFactorMutationVariables => ({ password: PASSWORD, code: CODE }),
      answer: (output) => confirmed(codesOf(output as RecoveryCodes), null),
      refuse: (refusal) => confirmed(null, refusal),
    },
    renewCodes: {
      operation: 'RenewRecoveryCodes',
      asks: (): RenewRecoveryCodesMutationVariables => ({ code: CODE }),
      answer: (output) => renewed(codesOf(output as RecoveryCodes), null),
      refuse: (refusal) => renewed(null, refusal),
    },
    remove: {
      operation: 'RemoveSecondFactor',
      asks: (): RemoveSecondFactorMutationVariables => ({ password: PASSWORD, code: CODE }),
      answer: () => removed([]),
      refuse: (refusal) => removed(userErrorsOf(refusal)),
    },
  },
  looks: {
    reading: (visit) => expect(card(visit).getByRole('progressbar', { name: 'Loading' })).toBeAttached(),
    unread: async (visit, { context: { failure } }) => {
      await showsFailure(visit, failure)
      await expect(button(visit, 'Retry')).toBeVisible()
    },
    off: async (visit, { context: { failure } }) => {
      await expect(button(visit, 'Set up')).toBeEnabled()
      await showsFailure(visit, failure)
    },
    beginning: (visit) => expect(button(visit, 'Setting up…')).toBeDisabled(),
    'enrolling.resting': async (visit, { context: { failure } }) => {
      await expect(card(visit).getByRole('img', { name: 'QR code for your setup key' })).toBeVisible()
      await expect(card(visit).getByLabel('Password')).toBeVisible()
      await expect(button(visit, 'Turn on')).toBeEnabled()
      await showsFailure(visit, failure)
    },
    'enrolling.copied': (visit) => says(visit, 'Copied to your clipboard.'),
    confirming: (visit) => expect(button(visit, 'Verifying…')).toBeDisabled(),
    'showingCodes.resting': async (visit, { context: { failure } }) => {
      await expect(
        card(visit).getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
      ).toHaveCount(10)
      await showsFailure(visit, failure)
    },
    'showingCodes.copied': (visit) => says(visit, 'Copied to your clipboard.'),
    on: async (visit, { context: { failure, codesLeft } }) => {
      await says(visit, `${codesLeft} recovery codes left.`)
      await showsFailure(visit, failure)
    },
    'renewing.asking': async (visit, { context: { failure } }) => {
      await expect(button(visit, 'Get new codes')).toBeEnabled()
      await showsFailure(visit, failure)
    },
    'renewing.sending': (visit) => expect(button(visit, 'Getting new codes…')).toBeDisabled(),
    'removing.asking': async (visit, { context: { failure } }) => {
      await expect(card(visit).getByLabel('Password')).toBeVisible()
      await expect(button(visit, 'Turn off')).toBeEnabled()
      await showsFailure(visit, failure)
    },
    'removing.sending': (visit) => expect(button(visit, 'Turning off…')).toBeDisabled(),
  },
  consequences: ({ event, snapshot: { value, context } }) => {
    if (event.type !== 'copy.chosen') return []
    return JSON.stringify(value).includes('enrolling')
      ? [ended('copyKey', !String(context.enrolment?.key).includes(UNCOPIED))]
      : [ended('copyCodes', context.codes !== UNCOPIED)]
  },
})
