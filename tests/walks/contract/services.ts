import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, isAskedOf, type Route } from './route.ts'

/** Opens every service behind the graph over real HTTP, answering as told. */
export const openServices = async () => {
  let answers = new Map<Route, Answer>()
  let asked = new Set<Route>()
  const unforeseen: string[] = []

  const server = createServer(async (request, response) => {
    for await (const _ of request);
    const { pathname } = new URL(request.url ?? '/', 'http://services')
    const route = [...answers.keys()].find((one) => isAskedOf(one, request.method ?? '', pathname))
    const answer = route && answers.get(route)
    if (!route || !answer) {
      unforeseen.push(`${request.method} ${pathname}`)
      return response.writeHead(500).end()
    }
    asked.add(route)
    const { status, headers, body: told } = answer
    const body = typeof told === 'function' ? told() : told
    if (status === 'down') return request.socket.destroy()
    if (status === 'late') return
    const isPage = typeof body === 'string'
    response.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json', ...headers })
    response.end(isPage ? body : body === undefined ? '' : JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers requests from now on as told, and forgets the earlier ones. */
    answering: (told: ReadonlyMap<Route, Answer>) => {
      answers = new Map(told)
      asked = new Set()
      unforeseen.length = 0
    },
    /** Routes asked since then. */
    asked: (): ReadonlySet<Route> => asked,
    /** Requests since then whose route nobody has named. */
    unforeseen: (): readonly string[] => unforeseen,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type Services = Awaited<ReturnType<typeof openServices>>
