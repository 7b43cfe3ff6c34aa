import { randomUUID } from 'node:crypto'
import type { Choice } from '#tests/bench/choices.ts'
import { newAddress } from '#tests/support/new-address.ts'

const VISITORS = 12

const ADD = `mutation Add($input: AddCartItemInput!) {
  addCartItem(input: $input) { itemId userErrors { message } }
}`
const CREATE = `mutation Create($input: CreateCartInput!) {
  createCart(input: $input) { cart { token } userErrors { message } }
}`

interface Answer {
  data?: { addCartItem?: { itemId: string | null }; createCart?: { cart: { token: string } } }
}

const ask = async (url: string, address: string, query: string, input: object): Promise<Answer> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query, variables: { input } }),
  })
  return (await response.json()) as Answer
}

/**
 * Visitors who add the same picture to their carts, one add after the other, until nobody lets them in any
 * more.
 */
export const startAdders = (url: string, { id, ...size }: Choice) => {
  const adders = {
    /** Keys of the adds that were answered as done. */
    acknowledged: [] as string[],
    /** Whatever else was answered, or not. */
    strange: [] as string[],
    ended: Promise.resolve<unknown>(null),
  }
  const add = async (address: string, cartToken: string): Promise<boolean> => {
    const idempotencyKey = randomUUID()
    try {
      const answer = await ask(url, address, ADD, { cartToken, imageId: id, ...size, idempotencyKey })
      if (answer.data?.addCartItem?.itemId) adders.acknowledged.push(idempotencyKey)
      else adders.strange.push(JSON.stringify(answer))
      return true
    } catch (error) {
      if (isNotLetIn(error)) return false
      adders.strange.push(reasonOf(error))
      return false
    }
  }
  const visit = async () => {
    const address = newAddress()
    const input = { email: `${randomUUID()}@example.com`, idempotencyKey: randomUUID() }
    const { data } = await ask(url, address, CREATE, input)
    const token = data?.createCart?.cart.token
    if (token === undefined) throw new Error('There is no cart to add to')
    while (await add(address, token));
  }
  adders.ended = Promise.all(Array.from({ length: VISITORS }, visit))
  return adders
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error)

const isNotLetIn = (error: unknown): boolean => reasonOf(error).includes('ECONNREFUSED')
