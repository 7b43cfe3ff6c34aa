import { createCartStartEffects } from '#client/effects/cart-start/cart-start.ts'
import { cart } from '../made.ts'
import { askPort, type Success } from '../port.ts'
import { answerDone, type Route } from '../route.ts'
import { projectCart, readCart, recentCart } from '../routes/main-cart.ts'

const found = (route: Route): [Success, Success] => [
  { when: 'the cart is open', answers: [[route, answerDone(cart('cart-7', 7))]] },
  {
    when: 'the cart has been ordered',
    answers: [[route, answerDone(cart('cart-7', 7, { latest_order: '1001' }))]],
  },
]

const [open] = found(recentCart)

export const cartStart = {
  loadProjectCart: askPort((client) => createCartStartEffects(client).actors.loadProjectCart, {
    input: { projectId: '7' },
    successes: found(projectCart),
  }),
  refreshCart: askPort((client) => createCartStartEffects(client).actors.refreshCart, {
    input: { token: 'cart-7' },
    successes: found(readCart),
  }),
  loadRecentCart: askPort((client) => createCartStartEffects(client).actors.loadRecentCart, {
    input: undefined,
    successes: [open],
  }),
}
