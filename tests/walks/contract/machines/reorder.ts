import { createReorderEffects } from '#client/effects/reorder/reorder.ts'
import { cart } from '../made.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { reorder as route } from '../routes/main-orders.ts'

const made = cart('cart-2', 12)

export const reorder = {
  reorder: askPort(({ apollo }) => createReorderEffects({ apollo, cartToken: null }).actors.reorder, {
    input: { orderId: 'K7Q2-9MXD', idempotencyKey: 'k1' },
    successes: [
      { when: 'all of it can be bought', answers: [[route, answerDone({ cart: made, left: [] }, 201)]] },
      {
        when: 'some of it cannot be bought',
        answers: [[route, answerDone({ cart: made, left: [{ name: 'Lake', fault: 'unpublished' }] }, 201)]],
      },
      {
        when: 'a guest has ordered it',
        answers: [[route, answerDone({ cart: { ...made, is_guest: true }, left: [] }, 201)]],
      },
    ],
  }),
}
