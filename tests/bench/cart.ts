import { randomUUID } from 'node:crypto'
import { makeAddress } from '../support/new-address.ts'
import type { Shop } from '../support/shop/shop.ts'
import { fetchJson, itemOf, post, readChoices } from './choices.ts'
import { type Comparison, compare } from './measure.ts'
import type { GraphCaller } from './operations.ts'

/** A cart takes so many adds before the next one begins, as carts do in life. */
const ADDS_A_CART = 20

/** Visitors who add at once, each to a cart of their own. */
const CLIENTS = 8

/** Adds items to a guest's cart and to new ones, and reads the cart, through REST and through the graph. */
export const benchCart = async (shop: Shop, graph: GraphCaller, calls: number): Promise<Comparison[]> => {
  const { main } = shop.services
  const choices = await readChoices(shop.services, ADDS_A_CART)
  const createCart = async () =>
    (await fetchJson<{ token: string }>(`${main}/api/v2/cart/`, post({ cart_email: 'bench@example.com' })))
      .token

  const carts = new Map<string, { token: string; adds: number }>()
  const cartFor = async (way: string) => {
    const held = carts.get(way)
    if (held && held.adds++ < ADDS_A_CART) return held.token
    const token = await createCart()
    carts.set(way, { token, adds: 1 })
    return token
  }
  const choice = (n: number) => {
    const chosen = choices[Math.floor(n / 2) % choices.length]
    if (!chosen) throw new Error('The catalogue is empty')
    return chosen
  }

  const addByRest = async (n: number) => {
    await fetchJson(
      `${main}/api/v2/cart/${await cartFor(`rest ${n % CLIENTS}`)}/item/`,
      post(itemOf(choice(n))),
    )
  }
  const addByGraph = async (n: number) => {
    const { id, ...rest } = choice(n)
    const cartToken = await cartFor(`graph ${n % CLIENTS}`)
    const input = { cartToken, imageId: id, ...rest, idempotencyKey: randomUUID() }
    const data = await graph<{ addCartItem: { userErrors: { message: string }[] } }>('AddCartItem', { input })
    if (data.addCartItem.userErrors.length) throw new Error(JSON.stringify(data.addCartItem.userErrors))
  }
  const makeByRest = async (n: number) => {
    const body = { cart_email: 'bench@example.com', item: itemOf(choice(n)) }
    await fetchJson(`${main}/api/v2/cart/`, post(body))
  }
  const makeByGraph = async (n: number) => {
    const { id, ...rest } = choice(n)
    const item = { imageId: id, ...rest }
    const input = { email: 'bench@example.com', item, idempotencyKey: randomUUID() }
    const headers = { 'x-forwarded-for': makeAddress() }
    const data = await graph<{ createCart: { itemId: string | null } }>('CreateCart', { input }, headers)
    if (data.createCart.itemId === null) throw new Error(JSON.stringify(data))
  }
  const read = await createCart()
  for (const each of choices) await fetchJson(`${main}/api/v2/cart/${read}/item/`, post(itemOf(each)))
  const readByRest = async () => {
    await Promise.all([
      fetchJson(`${main}/api/v2/cart/${read}/`),
      fetchJson(`${main}/api/v2/cart/${read}/items/?page_size=20`),
    ])
  }
  const readByGraph = async () => {
    await graph('CartScreen', { token: read, page: 1, pageSize: 20 })
  }
  return [
    await compare('add to cart', addByRest, addByGraph, calls),
    await compare(
      `add to cart, ${CLIENTS} at once`,
      addByRest,
      addByGraph,
      Math.ceil(calls / CLIENTS),
      CLIENTS,
    ),
    await compare('add to a new cart', makeByRest, makeByGraph, calls),
    await compare('read a cart of 20 lines', readByRest, readByGraph, calls),
  ]
}
