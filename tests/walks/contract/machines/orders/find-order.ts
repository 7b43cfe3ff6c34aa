import { createFindOrderEffects } from '#client/effects/find-order/find-order.ts'
import { askPort } from '../../port.ts'
import { answerDone } from '../../route.ts'
import { findGuestOrder } from '../../routes/main-orders.ts'

export const findOrder = {
  findOrder: askPort((client) => createFindOrderEffects(client).actors.findOrder, {
    input: { orderId: 'secret-1', email: 'secret-2' },
    by: 'anybody',
    secretRef: 'secret-3',
    secrets: { 'secret-1': 'k7q2 9mxd', 'secret-2': 'ann@example.com' },
    successes: [
      {
        when: 'they belong together',
        answers: [[findGuestOrder, answerDone({ order_id: 'K7Q2-9MXD', token: 'a token' })]],
      },
    ],
  }),
}
