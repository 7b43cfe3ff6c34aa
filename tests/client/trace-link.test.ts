import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client'
import { firstValueFrom, of } from 'rxjs'
import { expect, test } from 'vitest'
import { createTraceLink } from '#client/apollo/trace-link.ts'

const QUERY = gql`
  query Odd {
    odd
  }
`

test('each operation names a trace of its own, in the form of W3C Trace Context', async () => {
  const sent: string[] = []
  const answer = new ApolloLink((operation) => {
    const { headers } = operation.getContext()
    expect(headers).toMatchObject({ authorization: 'JWT x' })
    sent.push(headers.traceparent)
    return of({ data: {} })
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link: answer })
  const link = ApolloLink.from([createTraceLink(), answer])
  const context = { headers: { authorization: 'JWT x' } }
  for (let time = 0; time < 2; time += 1)
    await firstValueFrom(execute(link, { query: QUERY, context }, { client }))
  for (const traceparent of sent) expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(new Set(sent).size).toBe(2)
})
