import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type { LeaveMessageMutation, LeaveMessageMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { leaveMessageMachine } from '#machines/leave-message/machine.ts'
import type { leaveMessagePorts } from '#machines/leave-message/ports.ts'
import { leaveMessage as walk } from '../../../fixtures/leave-message.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import type { Visit } from '../../visit.ts'

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Leave a message' })
const field = (visit: Visit, label: string) => dialog(visit).getByLabel(label)

const answered = (userErrors: ReturnType<typeof userErrorsOf>): LeaveMessageMutation => ({
  __typename: 'Mutation',
  leaveMessage: { __typename: 'LeaveMessagePayload', sent: userErrors.length === 0, userErrors },
})

export const leaveMessage = browserWalkOf<typeof leaveMessageMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: async (visit) => {
        await visit.page.goto('/cart')
        await visit.page.getByRole('button', { name: 'Help' }).click()
        await visit.page.getByRole('button', { name: 'Live chat' }).click()
        await expect(dialog(visit)).toBeVisible()
      },
    },
  ],
  performs: {
    'message.submitted': async (visit, { email, message }) => {
      await field(visit, 'Email').fill(email)
      await field(visit, 'Message').fill(message)
      await dialog(visit).getByRole('button', { name: 'Send message' }).click()
    },
  },
  ports: {
    leaveMessage: {
      operation: 'LeaveMessage',
      asks: ({
        email,
        message,
        idempotencyKey,
      }: InputFrom<typeof leaveMessagePorts.leaveMessage>): LeaveMessageMutationVariables => ({
        input: { email, message, idempotencyKey },
      }),
      // The service takes only five messages an hour from one sender.
      answer: () => answered([]),
      refuse: (refusal) => answered(userErrorsOf(refusal)),
    },
  },
  looks: {
    writing: async (visit, { context: { sent, failure } }) => {
      await expect(dialog(visit).getByRole('button', { name: 'Send message' })).toBeEnabled()
      if (!failure) return
      await expect(field(visit, 'Message')).toHaveValue(sent.message)
      if (failure.kind !== 'invalid')
        return expect(dialog(visit).getByRole('alert')).toContainText(failure.message)
      await expect(field(visit, 'Email')).toHaveAccessibleErrorMessage(failure.fields.email)
      await expect(field(visit, 'Message')).toHaveAccessibleErrorMessage(failure.fields.message)
    },
    sending: (visit) => expect(dialog(visit).getByRole('button', { name: 'Sending…' })).toBeDisabled(),
    left: ({ page }) =>
      expect(page.getByRole('dialog', { name: 'Message received' })).toContainText('A designer will write'),
  },
})
