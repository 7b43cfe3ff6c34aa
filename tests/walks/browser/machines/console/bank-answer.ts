import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  RecordBankAnswerMutation,
  RecordBankAnswerMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { bankAnswerMachine } from '#machines/bank-answer/machine.ts'
import type { AnsweredPart, bankAnswerPorts } from '#machines/bank-answer/ports.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import { noColumns, november, TEXT, bankAnswer as walk } from '../../../fixtures/console/bank-answer.ts'
import { forbidden, outage } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import type { Visit } from '../../visit.ts'

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'The bank’s answer' })
const press = (visit: Visit, name: string) => dialog(visit).getByRole('button', { name, exact: true }).click()

/** How often the list behind the dialog was read, and how often that was expected so far. */
const readings = new WeakMap<Visit, { read: number; expected: number }>()
/** The row from which the page sends, by what it sends. */
const begun = new WeakMap<Visit, number>()

const answered = (said: Partial<RecordBankAnswerMutation['recordBankAnswer']>): RecordBankAnswerMutation => ({
  __typename: 'Mutation',
  recordBankAnswer: { __typename: 'BankAnswerPayload', rows: [], userErrors: [], ...said },
})

export const bankAnswer = browserWalkOf<typeof bankAnswerMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: async (visit) => {
        const counted = { read: 0, expected: 0 }
        readings.set(visit, counted)
        await openAsStaff(visit.page, '/manage/payout-run')
        await expect(visit.page.getByRole('button', { name: 'Bank’s answer', exact: true })).toBeVisible()
        visit.page.on('request', (request) => {
          if (request.postData()?.includes('"PayoutRuns"')) counted.read += 1
        })
      },
    },
  ],
  // A token that has run out is renewed here, and the same is asked again.
  walk: { refusals: { recordPart: [noColumns, forbidden, outage] } },
  performs: {
    'answer.asked': async (visit, _, before) => {
      if (before.matches('told')) return press(visit, 'Upload another file')
      await visit.page.getByRole('button', { name: 'Bank’s answer', exact: true }).click()
    },
    'file.chosen': (visit) =>
      dialog(visit)
        .getByLabel('File')
        .setInputFiles({ name: november.name, mimeType: 'text/csv', buffer: Buffer.from(TEXT) }),
    'answer.retried': (visit) => press(visit, 'Try again'),
    'answer.dismissed': (visit, _, before) => press(visit, before.matches('told') ? 'Done' : 'Cancel'),
  },
  sends: {
    'file.chosen': (event, { sent }) => ({
      ...event,
      file: { ...november, id: sent.file.id },
      idempotencyKey: sent.idempotencyKey,
    }),
  },
  /** What is refused for good takes no other file. */
  may: ({ type }, { context: { failure } }) => type !== 'file.chosen' || failure?.kind !== 'refused',
  ports: {
    recordPart: {
      operation: 'RecordBankAnswer',
      asks: (
        { from, idempotencyKey }: InputFrom<typeof bankAnswerPorts.recordPart>,
        visit: Visit,
      ): RecordBankAnswerMutationVariables => {
        begun.set(visit, from)
        const [header, ...rows] = TEXT.split('\n')
        const file = [header, ...rows.slice(from)].join('\n')
        return { input: { idempotencyKey: `${idempotencyKey}-${from}`, file } }
      },
      answer: (output, visit) =>
        answered({
          rows: (output as AnsweredPart).rows.map(({ row, ...said }) => ({
            __typename: 'BankAnswerRow',
            row: row - (begun.get(visit) ?? 0),
            ...said,
          })),
        }),
      refuse: (refusal) => answered({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    closed: (visit) => expect(dialog(visit)).toHaveCount(0),
    choosing: async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByLabel('File')).toHaveCount(failure?.kind === 'refused' ? 0 : 1)
      if (!failure) return expect(dialog(visit).getByRole('alert')).toHaveCount(0)
      await expect(dialog(visit).getByRole('alert')).toContainText(`${november.name}: ${failure.message}`)
      if (failure.kind === 'invalid')
        await expect(dialog(visit).getByLabel('File')).toHaveAccessibleDescription(/november\.csv/)
    },
    sending: async (visit, { context: { rows, total } }) => {
      await expect(dialog(visit).getByRole('status')).toHaveText(
        total === 0 ? 'Recording…' : `Recording… ${rows.length} of ${total} rows`,
      )
      await expect(dialog(visit).getByRole('button', { name: 'Cancel' })).toBeDisabled()
    },
    paused: async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByRole('alert')).toHaveText(failure?.message ?? '')
      await expect(dialog(visit).getByRole('button', { name: 'Try again' })).toBeVisible()
    },
    told: async (visit, { context }) => {
      const rows = dialog(visit).getByRole('table').getByRole('row')
      await expect(rows).toHaveCount(context.rows.length + 1)
      for (const { reason } of context.rows)
        if (reason !== null) await expect(rows.filter({ hasText: reason }).first()).toBeVisible()
    },
  },
  says: {
    'payouts.recorded': async (visit) => {
      const counted = readings.get(visit)
      if (!counted) throw new Error('Readings are not counted.')
      counted.expected += 1
      await expect.poll(() => counted.read).toBeGreaterThanOrEqual(counted.expected)
    },
  },
})
