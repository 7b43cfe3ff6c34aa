import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  AnswerMessageMutation,
  AnswerMessageMutationVariables,
  MessageAgainQuery,
  MessageAgainQueryVariables,
} from '#client/apollo/generated/graphql.ts'
import type { answerMessageMachine } from '#machines/answer-message/machine.ts'
import type { answerMessagePorts } from '#machines/answer-message/ports.ts'
import { leaveMessage, showMessagesOf } from '#tests/support/shop/left-message.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import { answerMessage as walk } from '../../fixtures/console/answer-message.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { expectNotice, signInLink } from '../people.ts'
import { takeNewKey } from '../sent.ts'
import type { Visit } from '../visit.ts'

/** Many walks leave one at the same shop. */
const PLACE = '/manage/messages?page_size=100'

type Left = Awaited<ReturnType<typeof leaveMessage>>

const left = new WeakMap<Visit, Left>()
const leftBy = (visit: Visit): Left => {
  const message = left.get(visit)
  if (!message) throw new Error('Nobody has left a message yet.')
  return message
}

const card = (visit: Visit) =>
  visit.page.getByRole('listitem').filter({ hasText: left.get(visit)?.email ?? 'nobody' })
const button = (visit: Visit, name: string) => card(visit).getByRole('button', { name, exact: true })
const field = (visit: Visit) => card(visit).getByLabel('Your answer')
const answerButton = (visit: Visit) => button(visit, `Answer ${leftBy(visit).email}`)

const openMessages = async (visit: Visit) => {
  await openAsStaff(visit.page, PLACE)
  await expect(answerButton(visit)).toBeVisible()
}

const answer = {
  __typename: 'MessageAnswer' as const,
  text: 'We do.',
  by: 'artist@aquatint.test',
  at: '2026-11-20T10:00:00.000Z',
}
const answered = (visit: Visit) => ({ __typename: 'Message' as const, id: leftBy(visit).id, answer })

export const answerMessage = browserWalkOf<typeof answerMessageMachine>(walk)({
  openings: [
    {
      input: { id: '7', email: 'ada@aquatint.test' },
      taken: [],
      open: async (visit) => {
        const own = await leaveMessage('Do you frame?')
        left.set(visit, own)
        // Each message that is shown has an actor.
        await showMessagesOf(visit.page.context(), own.email)
        await openMessages(visit)
      },
    },
  ],
  hears: ['signedOut'],
  performs: {
    'answer.begun': async (visit) => {
      if (!(await card(visit).isVisible())) await openMessages(visit)
      await answerButton(visit).click()
    },
    'answer.typed': (visit, { text }) => field(visit).fill(text),
    'answer.closed': (visit) => button(visit, 'Cancel').click(),
    'answer.submitted': (visit) => button(visit, 'Send').click(),
    'reading.retried': (visit) => button(visit, 'Retry').click(),
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    'answer.submitted': (event, { sent, earlier }) => ({
      ...event,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
  },
  /** The form itself refuses to send nothing, and says nothing of the same words typed twice. */
  may: ({ type, text }, { context }) =>
    !(type === 'answer.submitted' && context.text === '') &&
    !(type === 'answer.typed' && text === context.text),
  ports: {
    answerMessage: {
      operation: 'AnswerMessage',
      asks: (
        { text, idempotencyKey }: InputFrom<typeof answerMessagePorts.answerMessage>,
        visit: Visit,
      ): AnswerMessageMutationVariables => ({
        input: { id: leftBy(visit).id, text, idempotencyKey },
      }),
      refuse: (refusal): AnswerMessageMutation => ({
        __typename: 'Mutation',
        answerMessage: {
          __typename: 'AnswerMessagePayload',
          message: null,
          userErrors: userErrorsOf(refusal),
        },
      }),
    },
    readMessage: {
      operation: 'MessageAgain',
      asks: (
        _: InputFrom<typeof answerMessagePorts.readMessage>,
        visit: Visit,
      ): MessageAgainQueryVariables => ({
        id: leftBy(visit).id,
      }),
      answer: (_, visit): MessageAgainQuery => ({ __typename: 'Query', message: answered(visit) }),
      refuse: (): MessageAgainQuery => ({ __typename: 'Query', message: null }),
    },
  },
  looks: {
    closed: async (visit, { context: { text } }) => {
      await expect(answerButton(visit).or(signInLink(visit))).toBeVisible()
      await expect(field(visit)).toHaveCount(0)
      await expect(card(visit).getByText('Draft kept')).toHaveCount(text === '' ? 0 : 1)
    },
    writing: async (visit, { context: { text, failure } }) => {
      await expect(field(visit)).toHaveValue(text)
      await expect(button(visit, 'Send')).toBeEnabled()
      if (failure === null) return expect(card(visit).getByRole('alert')).toHaveCount(0)
      if (failure.kind === 'invalid')
        return expect(field(visit)).toHaveAccessibleErrorMessage(failure.fields.text)
      await expect(card(visit).getByRole('alert')).toContainText(failure.message)
    },
    sending: async (visit, { context: { text } }) => {
      await expect(field(visit)).toHaveValue(text)
      await expect(button(visit, 'Sending…')).toBeDisabled()
      await expect(button(visit, 'Cancel')).toBeDisabled()
    },
    reading: async (visit) => {
      await expect(card(visit).getByRole('progressbar', { name: 'Loading the answer' })).toBeAttached()
      await expect(field(visit)).toHaveCount(0)
    },
    unread: async (visit, { context: { failure } }) => {
      await expect(card(visit).getByRole('alert')).toContainText('Someone else answered this message')
      await expect(card(visit).getByRole('alert')).toContainText(failure.message)
      await expect(button(visit, 'Retry')).toBeEnabled()
    },
    answered: (visit) => expect(card(visit)).toHaveCount(0),
    overtaken: async (visit, { context: { text } }) => {
      await expect(card(visit).getByRole('status')).toContainText(text)
      await expect(card(visit)).toContainText(`Answered by ${answer.by}`)
      await expect(card(visit)).toContainText(answer.text)
      await expect(card(visit).getByRole('button')).toHaveCount(0)
    },
  },
  says: {
    'message.answered': (visit) => expectNotice(visit, `Answer sent to ${leftBy(visit).email}`),
  },
})
