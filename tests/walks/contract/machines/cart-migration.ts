import { createCartMigrationEffects } from '#client/effects/cart-migration/cart-migration.ts'
import { cart } from '../made.ts'
import { asking } from '../port.ts'
import { done } from '../route.ts'
import { migrateCart } from '../routes/main-cart.ts'

const merged = { cart: cart('cart-1', 7), added: 2, joined: 1, merge: { seq: 9, left: 1, over: 0 } }

export const cartMigration = {
  migrateCart: asking((client) => createCartMigrationEffects(client).actors.migrateCart, {
    input: { token: 'cart-1' },
    successes: [{ when: 'it is merged into theirs', answers: [[migrateCart, done(merged)]] }],
  }),
}
