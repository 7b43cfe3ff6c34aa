import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  ApplicationAgainQuery,
  ApplicationAgainQueryVariables,
  DecideApplicationMutation,
  DecideApplicationMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { applicationDecisionMachine } from '#machines/application-decision/machine.ts'
import type { applicationDecisionPorts, DecisionAnswer } from '#machines/application-decision/ports.ts'
import { readDemoApplicant } from '#tests/support/shop/applicants.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import {
  changed,
  tooShort,
  unreachable,
  applicationDecision as walk,
} from '../../../fixtures/console/application-decision.ts'
import { catalogueOutage, forbidden, notFound, notFoundAt } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { expectNotice, signInLink } from '../../people.ts'
import { takeNewKey } from '../../sent.ts'
import type { Visit } from '../../visit.ts'

/** What is decided here is held, so that all walks can decide on the same application. */
type Applicant = Awaited<ReturnType<typeof readDemoApplicant>>

const applicants = new WeakMap<Visit, Applicant>()
const applicantOf = (visit: Visit): Applicant => {
  const applicant = applicants.get(visit)
  if (!applicant) throw new Error('Nobody has applied yet.')
  return applicant
}

const application = ({ page }: Visit) => page.getByRole('region', { name: 'Application' })
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const heading = (visit: Visit) => visit.page.getByRole('heading', { level: 1, name: applicantOf(visit).name })
const reason = (visit: Visit) => dialog(visit).getByLabel('Reason')
const press = (visit: Visit, name: string) =>
  dialog(visit).getByRole('button', { name, exact: true }).last().click()

/** Whoever has decided was led on, and whoever has signed out is elsewhere. */
const begin = async (visit: Visit, name: string) => {
  const { path } = applicantOf(visit)
  if (!(await heading(visit).isVisible())) {
    if (await signInLink(visit).isVisible()) await openAsStaff(visit.page, path)
    else await visit.page.goto(path)
  }
  await application(visit).getByRole('button', { name, exact: true }).click()
}

const answered = (
  said: Partial<DecideApplicationMutation['decideApplication']>,
): DecideApplicationMutation => ({
  __typename: 'Mutation',
  decideApplication: {
    __typename: 'DecideApplicationPayload',
    record: null,
    decided: null,
    userErrors: [],
    ...said,
  },
})

const DECIDED = { approve: 'APPROVE', decline: 'DECLINE' } as const

const answerWith = (output: DecisionAnswer, { id, values }: Applicant): DecideApplicationMutation =>
  output.kind === 'decided'
    ? answered({
        record: { __typename: 'ResourceRecord', key: `artist-profile/${id}`, id, version: 2, values },
      })
    : answered({
        decided: {
          __typename: 'DecidedApplication',
          decision: DECIDED[output.what],
          by: output.who,
          at: output.when,
        },
      })

export const applicationDecision = browserWalkOf<typeof applicationDecisionMachine>(walk)({
  openings: [
    {
      input: { id: '7', name: 'Zoë Abel' },
      taken: [],
      open: async (visit) => {
        const applicant = await readDemoApplicant()
        applicants.set(visit, applicant)
        await openAsStaff(visit.page, applicant.path)
        await expect(heading(visit)).toBeVisible()
      },
    },
  ],
  hears: ['signedOut'],
  walk: {
    // A token that has run out is renewed here, and the same is asked again.
    refusals: {
      decideApplication: [tooShort, unreachable, changed, notFoundAt('id'), forbidden, catalogueOutage],
      readApplication: [notFound, catalogueOutage],
    },
    events: walk.events.flatMap((event) => {
      if (!('version' in event)) return [event]
      // The page has the version that the application has.
      return event.version === 2 ? [{ ...event, version: 0 }] : []
    }),
  },
  performs: {
    'approval.begun': (visit) => begin(visit, 'Approve'),
    'decline.begun': (visit) => begin(visit, 'Decline'),
    'reason.typed': (visit, { reason: text }) => reason(visit).fill(text),
    'decision.confirmed': (visit, _, { value }) =>
      press(visit, value === 'approving' ? 'Approve' : 'Decline'),
    'decision.dismissed': (visit, _, { value }) =>
      press(visit, value === 'overtaken' || value === 'unread' ? 'Close' : 'Cancel'),
    'reading.retried': (visit) => press(visit, 'Retry'),
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    'decision.confirmed': (event, { sent, earlier }) => ({
      ...event,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
  },
  /** The form refuses to send nothing, says nothing of the same words, and offers no try that cannot help. */
  may: ({ type, reason: typed }, { value, context: { reason, failure } }) => {
    if (type === 'reason.typed') return typed !== reason
    if (type !== 'decision.confirmed') return true
    return failure?.kind !== 'refused' && !(value === 'declining' && reason === '')
  },
  ports: {
    decideApplication: {
      operation: 'DecideApplication',
      asks: (
        { decision, ...asked }: InputFrom<typeof applicationDecisionPorts.decideApplication>,
        visit: Visit,
      ): DecideApplicationMutationVariables => ({
        input: { ...asked, id: applicantOf(visit).id, decision: DECIDED[decision] },
      }),
      answer: (output, visit) => answerWith(output as DecisionAnswer, applicantOf(visit)),
      refuse: (refusal) => answered({ userErrors: userErrorsOf(refusal) }),
    },
    readApplication: {
      operation: 'ApplicationAgain',
      asks: (
        _: InputFrom<typeof applicationDecisionPorts.readApplication>,
        visit: Visit,
      ): ApplicationAgainQueryVariables => ({ id: applicantOf(visit).id }),
      refuse: (): ApplicationAgainQuery => ({ __typename: 'Query', record: null }),
    },
  },
  looks: {
    idle: async (visit) => {
      await expect(dialog(visit)).toHaveCount(0)
      await expect(application(visit).or(signInLink(visit)).first()).toBeVisible()
    },
    approving: async (visit, { context: { failure } }) => {
      await expect(dialog(visit)).toHaveAccessibleName(`Approve ${applicantOf(visit).name}?`)
      if (failure) await expect(dialog(visit).getByRole('alert')).toHaveText(failure.message)
    },
    declining: async (visit, { context: { reason: text, failure } }) => {
      await expect(reason(visit)).toHaveValue(text)
      if (failure === null) return expect(dialog(visit).getByRole('alert')).toHaveCount(0)
      if (failure.kind === 'invalid' && 'reason' in failure.fields)
        return expect(reason(visit)).toHaveAccessibleErrorMessage(failure.fields.reason)
      await expect(dialog(visit).getByRole('alert')).toContainText(failure.message)
    },
    sending: (visit, { context: { sent } }) =>
      expect(
        dialog(visit).getByRole('button', {
          name: sent.decision === 'approve' ? 'Approving…' : 'Declining…',
        }),
      ).toBeDisabled(),
    reading: (visit) =>
      expect(dialog(visit).getByRole('progressbar', { name: 'Loading the application' })).toBeAttached(),
    unread: (visit) =>
      expect(dialog(visit).getByRole('alert')).toContainText('We couldn’t load the application.'),
    overtaken: async (visit, { context: { failure, reason: text } }) => {
      await expect(dialog(visit)).toHaveAccessibleName(
        failure.kind === 'decidedMeanwhile'
          ? `${failure.who} approved this application`
          : 'This application has changed',
      )
      await expect(dialog(visit)).toContainText(text)
      await expect(dialog(visit).getByRole('alert')).toHaveCount(0)
    },
  },
  says: {
    'application.decided': (visit) => expectNotice(visit, `${applicantOf(visit).name}, and emailed them`),
  },
})
