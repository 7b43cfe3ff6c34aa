import { randomUUID } from 'node:crypto'
import type { Choice } from '#tests/bench/choices.ts'
import { newAddress } from '#tests/support/new-address.ts'

/** Few enough that a busy machine still answers each of them within the time that a call may take. */
const VISITORS = 6

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

/** Visitors who add the same picture to their carts, one add after the other, until they leave. */
export const startAdders = (url: string, { id, ...size }: Choice) => {
  let haveLeft = false
  const adders = {
    /** Keys of the adds that were answered as done. */
    acknowledged: [] as string[],
    /** Whatever else was answered, or not. */
    strange: [] as string[],
    /** Each waits for the answer it is owed and asks no more. */
    leave: () => {
      haveLeft = true
    },
    ended: Promise.resolve<unknown>(null),
  }
  const add = async (address: string, cartToken: string) => {
    const idempotencyKey = randomUUID()
    try {
      const answer = await ask(url, address, ADD, { cartToken, imageId: id, ...size, idempotencyKey })
      if (answer.data?.addCartItem?.itemId) adders.acknowledged.push(idempotencyKey)
      else adders.strange.push(JSON.stringify(answer))
    } catch (error) {
      haveLeft = true
      if (!isNotLetIn(error)) adders.strange.push(reasonOf(error))
    }
  }
  const visit = async () => {
    const address = newAddress()
    const input = { email: `${randomUUID()}@example.com`, idempotencyKey: randomUUID() }
    const answer = await ask(url, address, CREATE, input)
    const token = answer.data?.createCart?.cart.token
    if (token === undefined) throw new Error(`There is no cart to add to: ${JSON.stringify(answer)}`)
    while (!haveLeft) await add(address, token)
  }
  adders.ended = Promise.all(Array.from({ length: VISITORS }, visit))
  return adders
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error)

/** Nothing of what it asked was taken: the balancer was slower than the shop. */
const isNotLetIn = (error: unknown): boolean => reasonOf(error).includes('ECONNREFUSED')
