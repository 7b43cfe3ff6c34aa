import { createOrderChangeEffects } from '#client/effects/order-change/order-change.ts'
import { order } from '../made-orders.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { changeOrder } from '../routes/main-orders.ts'

export const orderChange = {
  changeOrder: askPort(
    ({ apollo }) => createOrderChangeEffects({ apollo, cartToken: null }).actors.changeOrder,
    {
      input: {
        orderId: 'K7Q2-9MXD',
        command: 'order.ship',
        parcel: { carrier: 'UPS', tracking: '1Z-1' },
        idempotencyKey: 'k1',
      },
      by: 'staff',
      successes: [{ when: 'it is done', answers: [[changeOrder, answerDone(order)]] }],
    },
  ),
}
