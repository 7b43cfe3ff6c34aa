import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, FaultPlan } from './faults.ts'

/** Not in spec.md: longer than a person waits without a sign, shorter than the graph's own limit. */
const DELAY_MS = 3_000
const POLL_MS = 200
const REFRESH_COOKIE = 'aquatint_refresh'
const PAGE_SCRIPT = '<script src="/__explore/page.js"></script>'

interface EdgeDeps {
  shop: string
  /** Runs in every page before its own code. */
  script: string
  /** Answers what the page's script tells and asks. */
  answer(path: string, body: string, authorization: string | null): Promise<object>
  /** Puts something wrong into the shop's answers, to prove that a property breaks. */
  spoil?: Spoil
}

/** `asked` is the request's body. Answers another text, or the same one to leave it alone. */
export type Spoil = (url: string, asked: string, answer: string) => string

const readBody = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Stands between the browser and the shop, and treats the graph's requests as the plan of faults says. */
export const openEdge = async ({ shop, script, answer, spoil }: EdgeDeps) => {
  const { hostname, port } = new URL(shop)
  const counts: Partial<Record<Fault, number>> = {}
  let plan: FaultPlan | null = null
  let isOffline = false
  let losesCookies = false
  let authorization: string | null = null

  const pass = async (incoming: IncomingMessage, body: Buffer) => {
    const headers: OutgoingHttpHeaders = { ...incoming.headers, 'accept-encoding': 'identity' }
    const outgoing = request({ hostname, port, path: incoming.url, method: incoming.method, headers })
    outgoing.end(body)
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]
    return { reply, content: await readBody(reply) }
  }

  const alter = (url: string, type: string, asked: Buffer, content: Buffer): Buffer => {
    if (type.startsWith('text/html'))
      return Buffer.from(content.toString().replace('<head>', `<head>${PAGE_SCRIPT}`))
    const isText = /javascript|json/.test(type)
    return spoil && isText ? Buffer.from(spoil(url, asked.toString(), content.toString())) : content
  }

  const relay = async (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer) => {
    const { reply, content } = await pass(incoming, body)
    const headers = { ...reply.headers }
    const said = alter(incoming.url ?? '/', headers['content-type'] ?? '', body, content)
    delete headers['transfer-encoding']
    if (losesCookies) {
      headers['set-cookie'] = [`${REFRESH_COOKIE}=; Path=/graphql; Max-Age=0`]
      losesCookies = false
    }
    outgoing.writeHead(reply.statusCode ?? 502, { ...headers, 'content-length': said.length }).end(said)
  }

  const fail = async (fault: Fault, incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer) => {
    counts[fault] = (counts[fault] ?? 0) + 1
    switch (fault) {
      case 'lostRequest':
        return outgoing.destroy()
      case 'lostAnswer':
        await pass(incoming, body)
        return outgoing.destroy()
      case 'unavailable':
        return outgoing.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service Unavailable</h1>')
      case 'tokenRefused': {
        const message = 'Given token not valid for any token type'
        const refused = { data: null, errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] }
        return incoming.headers.authorization
          ? outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(refused))
          : relay(incoming, outgoing, body)
      }
      case 'delayed':
        await wait(DELAY_MS)
        return relay(incoming, outgoing, body)
    }
  }

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await readBody(incoming)
    const { url = '/', headers } = incoming
    if (url === '/__explore/page.js')
      return outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    if (url.startsWith('/__explore/')) {
      const said = await answer(url, body.toString(), authorization)
      return outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
    }
    // Hold a page until the line is back: nothing leads on from the browser's own error page.
    while (isOffline && headers.accept?.includes('text/html')) await wait(POLL_MS)
    if (isOffline) return outgoing.destroy()
    if (url !== '/graphql') return relay(incoming, outgoing, body)
    authorization = headers.authorization ?? null
    const fault = plan?.isStormy(Date.now()) ? plan.nextFault() : null
    return fault ? fail(fault, incoming, outgoing, body) : relay(incoming, outgoing, body)
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    counts,
    /** Starts the storms. */
    begin: (planned: FaultPlan) => {
      plan = planned
    },
    setOffline: (offline: boolean) => {
      isOffline = offline
    },
    /** Deletes the cookies with the next answer, as when the visitor clears them. */
    deleteCookies: () => {
      losesCookies = true
    },
    close: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

export type Edge = Awaited<ReturnType<typeof openEdge>>
