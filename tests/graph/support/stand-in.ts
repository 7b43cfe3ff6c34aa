import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Call {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: unknown
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

type Handler = (call: Call) => Answer | Promise<Answer>

/** A service over real HTTP that answers as the test says, and keeps what it was asked. */
export interface StandIn {
  url: string
  calls: Call[]
  /** Handles `GET /path/`; the latest handler of a route counts. */
  on(route: string, handler: Handler): void
  /** Stops listening until it is up again. */
  down(): Promise<void>
  up(): Promise<void>
}

export const openStandIn = async (): Promise<StandIn> => {
  const calls: Call[] = []
  const handlers = new Map<string, Handler>()

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const call: Call = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      // A file's bytes are no JSON.
      body: text && !request.headers['content-type']?.startsWith('image/') ? JSON.parse(text) : undefined,
    }
    calls.push(call)
    const handler = handlers.get(`${call.method} ${call.path}`)
    const {
      status = 200,
      headers,
      body,
    } = handler ? await handler(call) : { status: 404, body: { detail: 'Not found.' } }
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(Buffer.isBuffer(body) ? body : body === undefined ? '' : JSON.stringify(body))
  }

  let port = 0
  let server = createServer(answer)
  const up = async () => {
    server = createServer(answer).listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address: AddressInfo | string | null = server.address()
    if (typeof address === 'object' && address) port = address.port
  }
  const down = async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  await up()
  onTestFinished(down)
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    on: (route, handler) => handlers.set(route, handler),
    down,
    up,
  }
}
