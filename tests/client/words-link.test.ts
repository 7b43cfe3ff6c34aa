import type { ServerError } from '@apollo/client'
import { expect, test } from 'vitest'
import { createApolloClient } from '#client/apollo/client.ts'
import { RecentCartDocument } from '#client/apollo/generated/graphql.ts'
import { describeError } from '#client/app/start/error-words.ts'

/** Answers what somebody is told when a proxy answers instead of the graph. */
const ask = (answer: Response): Promise<ServerError> => {
  const client = createApolloClient({
    tokens: {
      readAccessToken: async () => null,
      readCartToken: () => null,
      renew: async () => ({ code: 'UNAUTHENTICATED', message: 'No token.' }),
    },
    onCartChanged() {},
    uri: 'http://shop.test/graphql',
    fetch: async () => answer,
  })
  return client.query({ query: RecentCartDocument }).then(
    () => Promise.reject(new Error('It was answered.')),
    (error) => error,
  )
}

test('the page of a proxy becomes words for a person, and the overlay still knows its status', async () => {
  const page = { status: 503, statusText: 'Service Unavailable', headers: { 'content-type': 'text/html' } }
  const error = await ask(new Response('<h1>Service Unavailable</h1>', page))
  expect(error.message).toBe('We couldn’t reach the shop.')
  expect(describeError(error).title).toBe('503 Service Unavailable')
})

test('an answer that is no data becomes the same words', async () => {
  const error = await ask(new Response('<p>', { headers: { 'content-type': 'application/json' } }))
  expect(error.message).toBe('We couldn’t reach the shop.')
})
