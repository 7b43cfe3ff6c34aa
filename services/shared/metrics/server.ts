import fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, register } from 'prom-client'
import { isLoopback, isLoopbackHost } from '../loopback.ts'

/**
 * Makes a server, not yet listening: GET /metrics → 200 in Prometheus' text format, with what this process
 * counts and Node's own (event loop lag, memory, garbage collection). It tells nothing to a page in a browser
 * on this machine: on loopback, other hosts' names are 404.
 */
export function createMetricsServer(host: string): FastifyInstance {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics()
  const app = fastify()
  app.get('/metrics', async ({ headers }, reply) => {
    if (isLoopback(host) && !isLoopbackHost(headers.host)) return reply.callNotFound()
    return reply.type(register.contentType).send(await register.metrics())
  })
  return app
}
