import { expect } from '@playwright/test'
import type { ChangeOrderMutation } from '#client/apollo/generated/graphql.ts'
import {
  type OrderCommand,
  type OrderStanding,
  orderLifecycle,
  orderStateOf,
} from '#machines/lifecycles/order.ts'
import { order as walk } from '../../fixtures/lifecycles/order.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { followLifecycle, waitForAnswer } from '../lifecycle.ts'
import { button, dialog, now, visitOrder } from '../order-page.ts'
import type { Visit } from '../visit.ts'

const followed = new WeakMap<Visit, ReturnType<typeof followLifecycle>>()

const openAs = (by: 'owner' | 'staff') => async (visit: Visit) => {
  await visitOrder(visit, by)
  const { value } = orderStateOf({ status: 'placed', paid: false })
  followed.set(visit, followLifecycle(visit.recording, orderLifecycle, { input: undefined, value }))
}

const LABELS: Record<OrderCommand['type'], string> = {
  'order.pay': 'Mark as paid',
  'order.produce': 'Start production',
  'order.ship': 'Ship',
  'order.deliver': 'Mark as delivered',
  'order.cancel': 'Cancel order',
  'order.refund': 'Refund',
}

/** Gives and confirms the command, and compares the state that the service answers with the chart's. */
const command = async (visit: Visit, event: OrderCommand) => {
  await button(visit, LABELS[event.type]).click()
  if (event.type === 'order.ship') {
    await dialog(visit).getByLabel('Carrier').fill(event.carrier)
    await dialog(visit).getByLabel('Tracking number').fill(event.tracking)
  }
  const answered = waitForAnswer(visit.page, 'ChangeOrder') as Promise<ChangeOrderMutation>
  await dialog(visit).getByRole('button', { name: LABELS[event.type], exact: true }).click()
  const { order } = (await answered).changeOrder
  if (!order) throw new Error('The service has refused what the screen offers.')
  const status = order.status.toLowerCase() as OrderStanding['status']
  followed.get(visit)?.accepted(event, orderStateOf({ status, paid: order.paid }).value)
}

/**
 * Expects where the page says the order is, and that staff are offered these commands and no others;
 * customers can at most cancel.
 */
const shows = (where: string, offered: readonly OrderCommand['type'][]) => async (visit: Visit) => {
  await expect(now(visit)).toContainText(where)
  const isStaff = await visit.page.getByRole('button', { name: 'Staff' }).isVisible()
  for (const [type, label] of Object.entries(LABELS)) {
    const isOffered = offered.some((each) => each === type) && (isStaff || type === 'order.cancel')
    await expect(button(visit, label)).toHaveCount(isOffered ? 1 : 0)
  }
}

const BY_RETURN =
  'A return’s refund gives it, in the service alone; tests/services/main/orders/returns holds it.'

export const order = browserWalkOf<typeof orderLifecycle>(walk)({
  openings: [
    { input: undefined, taken: [], open: openAs('owner'), may: ({ by }) => by === 'owner' },
    { input: undefined, taken: [], open: openAs('staff'), may: ({ by }) => by === 'staff' },
  ],
  performs: {
    'order.pay': command,
    'order.produce': command,
    'order.ship': command,
    'order.deliver': command,
    'order.cancel': command,
    'order.refund': command,
  },
  looks: {
    placed: shows('Placed', ['order.pay', 'order.cancel']),
    paid: shows('Paid', ['order.produce', 'order.cancel']),
    inProduction: shows('In production', ['order.ship', 'order.refund']),
    shipped: shows('Shipped', ['order.deliver', 'order.refund']),
    delivered: shows('Delivered', ['order.refund']),
    cancelled: async (visit, { context: { paid } }) => shows('Canceled', paid ? ['order.refund'] : [])(visit),
    refunded: shows('Refunded', []),
  },
  unreachable: {
    'order.delivered|order.refund-lines[0]{bySystemAtLast}->order.refunded': BY_RETURN,
    'order.delivered|order.refund-lines[1]{bySystem}->': BY_RETURN,
  },
})
