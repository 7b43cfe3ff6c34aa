import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  AdjustBalanceMutation,
  AdjustBalanceMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { moneyChangeMachine } from '#machines/money-change/machine.ts'
import type { moneyChangePorts } from '#machines/money-change/ports.ts'
import { createPaidArtist } from '#tests/support/shop/own-money.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import {
  overtaken,
  tooMuch,
  unknownArtist,
  moneyChange as walk,
} from '../../../fixtures/money/money-change.ts'
import { forbidden, outage } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { expectNotice } from '../../people.ts'
import { takeNewKey } from '../../sent.ts'
import type { Visit } from '../../visit.ts'

const artists = new WeakMap<Visit, string>()
const artistOf = (visit: Visit) => artists.get(visit) ?? ''

/** Opens what an artist is owed, which nobody else changes. */
const openBalance = async (visit: Visit) => {
  const { id } = await createPaidArtist(8_000)
  artists.set(visit, id)
  await openAsStaff(visit.page, `/manage/payment-due/${id}`)
  await expect(adjust(visit)).toBeEnabled()
}

const adjust = ({ page }: Visit) => page.getByRole('button', { name: 'Adjust the balance' })
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const press = (visit: Visit, name: string) => dialog(visit).getByRole('button', { name, exact: true }).click()

const answered = (said: Partial<AdjustBalanceMutation['adjustBalance']>): AdjustBalanceMutation => ({
  __typename: 'Mutation',
  adjustBalance: { __typename: 'MoneyPayload', id: null, userErrors: [], ...said },
})

/** As they are typed, and as the graph is asked for them. */
const CENTS = { '12.50': 1_250, '-$1,000': -100_000 }
const adjusting = (amount: keyof typeof CENTS) => ({
  kind: 'adjustment',
  amount,
  reason: 'A print was lost on its way.',
})

export const moneyChange = browserWalkOf<typeof moneyChangeMachine>(walk)({
  openings: [{ input: undefined, taken: [], open: openBalance }],
  walk: {
    events: [
      { type: 'change.asked', command: { kind: 'adjust', artist: '7' } },
      { type: 'change.confirmed', details: adjusting('-$1,000'), idempotencyKey: 'k1' },
      { type: 'change.confirmed', details: adjusting('-$1,000'), idempotencyKey: 'k2' },
      { type: 'change.confirmed', details: adjusting('12.50'), idempotencyKey: 'k3' },
      { type: 'change.dismissed' },
    ],
    answers: { changeMoney: ['adjustment-1'] },
    // A token that has run out is renewed here, and the same is asked again.
    refusals: {
      changeMoney: [unknownArtist, tooMuch, overtaken, forbidden, outage],
    },
  },
  performs: {
    'change.asked': (visit) => adjust(visit).click(),
    'change.confirmed': async (visit, { details }) => {
      await dialog(visit)
        .getByLabel('Kind')
        .selectOption(details.kind ?? '')
      await dialog(visit)
        .getByLabel('Amount')
        .fill(details.amount ?? '')
      await dialog(visit)
        .getByLabel('Reason')
        .fill(details.reason ?? '')
      await press(visit, 'Adjust')
    },
    'change.dismissed': (visit) => press(visit, 'Not yet'),
  },
  sends: {
    'change.asked': (event, { visit }) => ({
      ...event,
      command: { kind: 'adjust', artist: artistOf(visit) },
    }),
    'change.confirmed': (event, { sent, earlier }) => ({
      ...event,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
  },
  ports: {
    changeMoney: {
      operation: 'AdjustBalance',
      asks: (
        { details, idempotencyKey }: InputFrom<typeof moneyChangePorts.changeMoney>,
        visit: Visit,
      ): AdjustBalanceMutationVariables => ({
        input: {
          artist: artistOf(visit),
          kind: details.kind ?? '',
          amount: CENTS[details.amount as keyof typeof CENTS],
          reason: details.reason ?? '',
          idempotencyKey,
        },
      }),
      // Nothing is adjusted, so that the same can be asked for again.
      answer: (output) => answered({ id: output as string }),
      refuse: (refusal) => answered({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    idle: async (visit) => {
      await expect(dialog(visit)).toHaveCount(0)
      await expect(adjust(visit)).toBeEnabled()
    },
    confirming: async (visit, { context: { failure } }) => {
      await expect(dialog(visit)).toHaveAccessibleName('Adjust this balance?')
      await expect(dialog(visit).getByRole('button', { name: 'Adjust', exact: true })).toBeEnabled()
      const alert = dialog(visit).getByRole('alert')
      if (failure === null) return expect(alert).toHaveCount(0)
      if (failure.kind === 'invalid' && 'amount' in failure.fields)
        return expect(dialog(visit).getByLabel('Amount')).toHaveAccessibleErrorMessage(failure.message)
      await expect(alert).toContainText(failure.message)
    },
    sending: (visit) => expect(dialog(visit).getByRole('button', { name: 'Saving…' })).toBeDisabled(),
  },
  says: {
    'change.refused': (visit) =>
      expectNotice(visit, new RegExp([overtaken, forbidden].map(({ message }) => message).join('|'))),
  },
})
