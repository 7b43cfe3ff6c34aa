import { randomUUID } from 'node:crypto'
import type { Choice } from '#tests/bench/choices.ts'
import { makeAddress } from '#tests/support/new-address.ts'

/** So few that even a busy machine answers each in the time that a call may take. */
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

/** Starts visitors who add the same picture to their carts, one add after another, until they leave. */
export const startAdders = (url: string, { id, ...size }: Choice) => {
  let haveLeft = false
  const adders = {
    /** Keys of the adds that succeeded. */
    acknowledged: [] as string[],
    /** Any other answer, and calls without one. */
    strange: [] as string[],
    /** Each visitor still waits for the answer to its last call, and asks no more. */
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
    const address = makeAddress()
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

/** The shop took nothing of the request: the balancer sent it too late. */
const isNotLetIn = (error: unknown): boolean => reasonOf(error).includes('ECONNREFUSED')
