import { createQuantityEffects } from '#client/effects/quantity/quantity.ts'
import { cart, line, page } from '../made.ts'
import { asking, IN_ONE_REQUEST } from '../port.ts'
import { done } from '../route.ts'
import { changeItem, readCart, readItems, removeItem } from '../routes/main-cart.ts'

const input = { cartToken: 'cart-1', itemId: '1' }
const read = [readCart, done(cart('cart-1', 9))] as const
const reasons = { 'the cart is gone when it is read': IN_ONE_REQUEST }

export const quantity = {
  changeQuantity: asking((client) => createQuantityEffects(client).actors.changeQuantity, {
    input: { ...input, quantity: 2 },
    successes: [{ when: 'it is changed', answers: [[changeItem, done(line(1, { quantity: 2 }))], read] }],
    reasons,
  }),
  rereadLine: asking((client) => createQuantityEffects(client).actors.rereadLine, {
    input,
    successes: [
      { when: 'the line is there', answers: [read, [readItems, done(page(line(1, { quantity: 5 })))]] },
      { when: 'the line is not there', answers: [read, [readItems, done(page(line(2)))]] },
    ],
  }),
  removeLine: asking((client) => createQuantityEffects(client).actors.removeLine, {
    input,
    successes: [{ when: 'it is removed', answers: [[removeItem, done({ seq: 4 })], read] }],
    reasons,
  }),
}
