import { createCartMigrationEffects } from '#client/effects/cart-migration/cart-migration.ts'
import { cart } from '../made.ts'
import { askPort } from '../port.ts'
import { answerDone } from '../route.ts'
import { migrateCart } from '../routes/main-cart.ts'

const merged = { cart: cart('cart-1', 7), added: 2, joined: 1, merge: { seq: 9, left: 1, over: 0 } }

export const cartMigration = {
  migrateCart: askPort((client) => createCartMigrationEffects(client).actors.migrateCart, {
    input: { token: 'cart-1' },
    successes: [{ when: 'it is merged into theirs', answers: [[migrateCart, answerDone(merged)]] }],
  }),
}
