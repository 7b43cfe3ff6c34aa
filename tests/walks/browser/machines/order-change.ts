import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type { ChangeOrderMutation, ChangeOrderMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { orderChangeMachine } from '#machines/order-change/machine.ts'
import type { orderChangePorts } from '#machines/order-change/ports.ts'
import { bringOrder, type Placed } from '../../../support/shop/place-order.ts'
import { orderChange as walk } from '../../fixtures/order-change.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { button, dialog, visitOrder } from '../order-page.ts'
import { takeNewKey } from '../sent.ts'
import type { Visit } from '../visit.ts'

const placed = new WeakMap<Visit, Placed>()

/** Opens an order in production: staff may ship or refund it. */
const open = async (visit: Visit) => {
  const brought = await visitOrder(visit, 'staff', ({ orderId }) => bringOrder(orderId, 'pay', 'produce'))
  placed.set(visit, brought)
}

const LABELS = { 'order.ship': 'Ship', 'order.refund': 'Refund' }
const labelOf = (command: string) => LABELS[command as keyof typeof LABELS]

const answered = (changed: Partial<ChangeOrderMutation['changeOrder']>): ChangeOrderMutation => ({
  __typename: 'Mutation',
  changeOrder: { __typename: 'OrderPayload', order: null, userErrors: [], ...changed },
})

const ups = { carrier: 'UPS', tracking: '1Z-1' }

export const orderChange = browserWalkOf<typeof orderChangeMachine>(walk)({
  // A command with a parcel sends something else than one without.
  openings: (['order.refund', 'order.ship'] as const).map((asked) => ({
    input: { orderId: 'K7Q2-9MXD' },
    taken: [],
    who: `staff, ${asked}`,
    open,
    may: ({ type, command }) => type !== 'change.asked' || command === asked,
  })),
  walk: {
    events: [
      { type: 'change.asked', command: 'order.refund' },
      { type: 'change.asked', command: 'order.ship' },
      { type: 'change.confirmed', parcel: null, idempotencyKey: 'k1' },
      { type: 'change.confirmed', parcel: ups, idempotencyKey: 'k2' },
      { type: 'change.dismissed' },
    ],
  },
  /** The dialog asks for a parcel only where the command takes one. */
  may: ({ type, parcel }, { context: { command } }) =>
    type !== 'change.confirmed' || (parcel !== null) === (command === 'order.ship'),
  performs: {
    'change.asked': (visit, { command }) => button(visit, labelOf(command)).click(),
    'change.confirmed': async (visit, { parcel }, { context: { command } }) => {
      if (parcel) await dialog(visit).getByLabel('Carrier').fill(parcel.carrier)
      if (parcel) await dialog(visit).getByLabel('Tracking number').fill(parcel.tracking)
      await dialog(visit)
        .getByRole('button', { name: labelOf(command), exact: true })
        .click()
    },
    'change.dismissed': (visit) => dialog(visit).getByRole('button', { name: 'Not yet' }).click(),
  },
  sends: {
    'change.confirmed': (event, { sent, earlier }) => ({
      ...event,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
  },
  ports: {
    changeOrder: {
      operation: 'ChangeOrder',
      asks: ({
        orderId,
        command,
        parcel,
        idempotencyKey,
      }: InputFrom<typeof orderChangePorts.changeOrder>): ChangeOrderMutationVariables => ({
        input: {
          orderId,
          cartToken: null,
          transition: command === 'order.ship' ? 'SHIP' : 'REFUND',
          ...(parcel && { carrier: parcel.carrier, tracking: parcel.tracking }),
          idempotencyKey,
        },
      }),
      // Answer an order that has not moved, so that the same can be asked for again.
      answer: (_, visit) =>
        answered({
          order: {
            __typename: 'Order',
            orderId: placed.get(visit)?.orderId ?? '',
            status: 'IN_PRODUCTION',
            paid: true,
            timeline: [],
          },
        }),
      refuse: (refusal) => answered({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    idle: async (visit) => {
      await expect(dialog(visit)).toHaveCount(0)
      await expect(button(visit, 'Ship')).toBeEnabled()
    },
    confirming: async (visit, { context: { command, failure } }) => {
      await expect(dialog(visit).getByRole('button', { name: labelOf(command), exact: true })).toBeVisible()
      await expect(dialog(visit).getByLabel('Carrier')).toHaveCount(command === 'order.ship' ? 1 : 0)
      if (failure?.kind === 'unavailable') await expect(dialog(visit)).toContainText(failure.message)
    },
    sending: async (visit, { context: { command } }) => {
      await expect(dialog(visit)).toHaveCount(0)
      await expect(button(visit, command === 'order.ship' ? 'Shipping…' : 'Refunding…')).toBeDisabled()
    },
  },
})
