import type { BrowserContext } from '@playwright/test'
import type { MessagesQuery } from '#client/apollo/generated/graphql.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'

let left = 0

/** Leaves a message at the main service itself, from a new address, and answers it with its id. */
export const leaveMessage = async (message: string) => {
  const email = `writer-${process.pid}-${Date.now()}-${++left}@example.com`
  const answer = await fetch(`${process.env.SHOP_MAIN_URL}/api/v2/messages/`, {
    method: 'POST',
    headers: { ...SERVICE_KEY, 'content-type': 'application/json', 'x-forwarded-for': makeAddress() },
    body: JSON.stringify({ email, message }),
    signal: AbortSignal.timeout(10_000),
  })
  if (answer.status !== 201) throw new Error(`No message could be left: ${await answer.text()}`)
  return { email, message, id: String((await answer.json()).id) }
}

/** Shows staff the messages of these writers alone: others leave some at the same shop meanwhile. */
export const showMessagesOf = (context: BrowserContext, ...writers: readonly string[]) =>
  context.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== 'Messages') return route.fallback()
    const response = await route.fetch()
    const { data }: { data?: MessagesQuery } = await response.json()
    if (!data) return route.fulfill({ response })
    const messages = data.messages.messages.filter(({ email }) => writers.includes(email))
    await route.fulfill({
      response,
      json: { data: { ...data, messages: { ...data.messages, count: messages.length, messages } } },
    })
  })
