import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram } from 'prom-client'

/** In seconds, from an answer at hand to one that is given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'What was answered, and how long it took, by the pattern of the route and never by the address.',
  labelNames: ['process', 'method', 'route', 'status'],
  buckets: BUCKETS,
})

/** Counts every answer of a server under the pattern of its route. */
export function addRequestMetrics(
  app: FastifyInstance,
  name: string,
  routeOf: (request: FastifyRequest) => string,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    duration.observe(
      { process: name, method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
    done()
  })
}
