import { createClaimOrderEffects } from '#client/effects/claim-order/claim-order.ts'
import { order } from '../../made-orders.ts'
import { askPort } from '../../port.ts'
import { answerDone } from '../../route.ts'
import { claimOrder as route } from '../../routes/main-orders.ts'

export const claimOrder = {
  claimOrder: askPort(
    ({ apollo }) => createClaimOrderEffects({ apollo, cartToken: 'cart-1' }).actors.claimOrder,
    {
      input: { orderId: 'K7Q2-9MXD' },
      successes: [{ when: 'it is theirs, or was before', answers: [[route, answerDone(order)]] }],
    },
  ),
}
