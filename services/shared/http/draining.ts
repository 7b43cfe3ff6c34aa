import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining
  }
}

/** What a server knows of its own ending. */
export interface Draining {
  /** Draining has begun: readiness probes say so, and every answer closes its connection. */
  readonly begun: boolean
  /** How many requests and works are under way, also for callers who have left. */
  readonly underway: number
  /** Milliseconds since the last request other than a probe, or since draining began. */
  readonly sinceLast: number
  begin(): void
  /** Closes connections that have sent nothing yet. Node takes them for busy ones and waits for them. */
  closeSilent(): void
}

/** Call it before the routes are added: it counts their handlers. */
export function addDraining(app: FastifyInstance): void {
  const underway = new Set<object>()
  const connections = new Set<Socket>()
  let begun = false
  let cameAt = 0

  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (begun) reply.raw.setHeader('connection', 'close')
    if (!request.url.startsWith('/health/')) cameAt = performance.now()
    underway.add(reply.raw)
    reply.raw.once('close', () => underway.delete(reply.raw))
    done()
  })
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function handle(request, reply) {
      const result: unknown = handler.call(this, request, reply)
      if (result instanceof Promise) {
        const forget = () => underway.delete(result)
        underway.add(result)
        result.then(forget, forget)
      }
      return result
    }
  })
  app.decorate('draining', {
    get begun() {
      return begun
    },
    get underway() {
      return underway.size
    },
    get sinceLast() {
      return performance.now() - cameAt
    },
    begin() {
      begun = true
      cameAt = performance.now()
    },
    closeSilent() {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    },
  })
}
