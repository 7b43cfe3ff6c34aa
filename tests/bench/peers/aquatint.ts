import { randomUUID } from 'node:crypto'
import { makeAddress } from '../../support/new-address.ts'
import type { Shop } from '../../support/shop/shop.ts'
import { readChoices } from '../choices.ts'
import { readMemory } from '../crowd/memory.ts'
import { createGraphCaller } from '../operations.ts'
import { type Contender, PAGE } from './contender.ts'

interface Added {
  cart: { token: string } | null
  itemId: string | null
  userErrors: { message: string }[]
}

/** Takes part with our own shop, through the graph and with the storefront's own operations. */
export async function takePartWith(shop: Shop): Promise<Contender> {
  const graph = await createGraphCaller(shop.url)
  const choices = await readChoices(shop.services, PAGE)
  const itemFor = (n: number) => {
    const choice = choices[n % PAGE]
    if (!choice) throw new Error('The catalogue is too small.')
    const { id, ...rest } = choice
    return { imageId: id, ...rest }
  }
  return {
    name: 'Aquatint',
    async search(q, offset) {
      const input = { q, limit: PAGE, offset, sort: 'NEWEST' }
      const { search } = await graph<{ search: { images: unknown[] } }>('SearchPage', { input })
      return search.images.length
    },
    async makeCart(n) {
      const input = { email: 'bench@example.com', item: itemFor(n), idempotencyKey: randomUUID() }
      // Each cart is a new visitor's: one address may make only so many.
      const headers = { 'x-forwarded-for': makeAddress() }
      const { createCart } = await graph<{ createCart: Added }>('CreateCart', { input }, headers)
      if (!createCart.cart || createCart.itemId === null) throw new Error(JSON.stringify(createCart))
      return createCart.cart.token
    },
    async addToCart(cartToken, n) {
      const input = { cartToken, ...itemFor(n), idempotencyKey: randomUUID() }
      const { addCartItem } = await graph<{ addCartItem: Added }>('AddCartItem', { input })
      if (addCartItem.userErrors.length) throw new Error(JSON.stringify(addCartItem.userErrors))
    },
    async readMemory() {
      const { web, services } = await readMemory(shop.pid)
      return { web, services }
    },
    close: shop.close,
  }
}
