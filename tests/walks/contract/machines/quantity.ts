import { createQuantityEffects } from '#client/effects/quantity/quantity.ts'
import { cart, line, page } from '../made.ts'
import { askPort, IN_ONE_REQUEST } from '../port.ts'
import { answerDone } from '../route.ts'
import { changeItem, readCart, readItems, removeItem } from '../routes/main-cart.ts'

const input = { cartToken: 'cart-1', itemId: '1' }
const read = [readCart, answerDone(cart('cart-1', 9))] as const
const reasons = { 'the cart is gone when it is read': IN_ONE_REQUEST }

export const quantity = {
  changeQuantity: askPort((client) => createQuantityEffects(client).actors.changeQuantity, {
    input: { ...input, quantity: 2 },
    successes: [
      { when: 'it is changed', answers: [[changeItem, answerDone(line(1, { quantity: 2 }))], read] },
    ],
    reasons,
  }),
  rereadLine: askPort((client) => createQuantityEffects(client).actors.rereadLine, {
    input,
    successes: [
      { when: 'the line is there', answers: [read, [readItems, answerDone(page(line(1, { quantity: 5 })))]] },
      { when: 'the line is not there', answers: [read, [readItems, answerDone(page(line(2)))]] },
    ],
  }),
  removeLine: askPort((client) => createQuantityEffects(client).actors.removeLine, {
    input,
    successes: [{ when: 'it is removed', answers: [[removeItem, answerDone({ seq: 4 })], read] }],
    reasons,
  }),
}
