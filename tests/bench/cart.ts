import { randomUUID } from 'node:crypto'
import type { SearchResponse } from '#services/content/search/contract.ts'
import type { AvailableSizes } from '#services/main/sizes/contract.ts'
import type { Shop } from '../support/shop/shop.ts'
import { type Comparison, compare } from './measure.ts'
import type { GraphCaller } from './operations.ts'

/** A cart is filled with this many adds before the next one is begun, as carts are in life. */
const ADDS_A_CART = 20

const json = async <T>(url: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** Adding an item to a guest's cart and reading the cart, through REST and through the graph. */
export const benchCart = async (shop: Shop, graph: GraphCaller, calls: number): Promise<Comparison[]> => {
  const { main, content } = shop.services
  const { images } = await json<SearchResponse>(`${content}/content/search/v3/?limit=${ADDS_A_CART}`)
  const choices = await Promise.all(
    images.map(async ({ id, price, max_width, max_height }) => {
      const { substrates } = await json<AvailableSizes>(
        `${main}/api/v1/availablesizes/?w=${max_width}&h=${max_height}&price=${price}`,
      )
      const [option] = substrates.filter(({ sizes }) => sizes.length > 0)
      const [size] = option?.sizes ?? []
      if (!option || !size) throw new Error(`${id} has no size`)
      return { id, substrate: option.substrate, width: size.width, height: size.height }
    }),
  )
  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
  const createCart = async () =>
    (await json<{ token: string }>(`${main}/api/v2/cart/`, post({ cart_email: 'bench@example.com' }))).token

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
    const { id, substrate, width, height } = choice(n)
    const body = { imagedata: { id }, substrate, size: { w: width, h: height } }
    await json(`${main}/api/v2/cart/${await cartFor('rest')}/item/`, post(body))
  }
  const addByGraph = async (n: number) => {
    const { id, ...rest } = choice(n)
    const input = { cartToken: await cartFor('graph'), imageId: id, ...rest, idempotencyKey: randomUUID() }
    const data = await graph<{ addCartItem: { userErrors: { message: string }[] } }>('AddCartItem', { input })
    if (data.addCartItem.userErrors.length) throw new Error(JSON.stringify(data.addCartItem.userErrors))
  }
  const read = await createCart()
  for (const { id, substrate, width, height } of choices)
    await json(
      `${main}/api/v2/cart/${read}/item/`,
      post({ imagedata: { id }, substrate, size: { w: width, h: height } }),
    )
  const readByRest = async () => {
    await Promise.all([
      json(`${main}/api/v2/cart/${read}/`),
      json(`${main}/api/v2/cart/${read}/items/?page_size=20`),
    ])
  }
  const readByGraph = async () => {
    await graph('CartScreen', { token: read, page: 1, pageSize: 20 })
  }
  return [
    await compare('add to cart', addByRest, addByGraph, calls),
    await compare('read a cart of 20 lines', readByRest, readByGraph, calls),
  ]
}
