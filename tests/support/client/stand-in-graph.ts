import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A line of the stand-in's log: an operation that a client sent. */
export interface Asked {
  operation: string
  headers: IncomingHttpHeaders
  body: string
  variables: Record<string, unknown>
}

interface Failed {
  message: string
  extensions: { code: string }
  path?: string[]
}

export type Answer = { data: object } | { errors: Failed[] }
type Answerer = (asked: Asked) => Answer | Promise<Answer>

export const answerRefused = (code: string): Answer => ({ errors: [{ message: code, extensions: { code } }] })

/** Answers a mutation. */
export const answerDone = (data: object): Answer => ({ data: { __typename: 'Mutation', ...data } })

/**
 * Opens a graph over real HTTP that answers as the test says, for answers that the real one gives on no
 * demand.
 */
export const openStandInGraph = async (answer: Answerer) => {
  const log: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { operationName, variables } = JSON.parse(body)
    const asked = { operation: operationName, headers: request.headers, body, variables }
    log.push(asked)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(await answer(asked)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    uri: `http://127.0.0.1:${port}/graphql`,
    log,
    count: (operation: string) => log.filter((asked) => asked.operation === operation).length,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
