import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { runAsRequest } from '../asking.ts'
import { addRequestMetrics } from '../metrics/requests.ts'
import { addSecurityLog, recordRefusal } from '../security/log.ts'
import type { Settings } from '../settings.ts'
import { addTracing } from '../tracing/requests.ts'
import { writeClientError } from './client-error.ts'
import { addCurrentRequest } from './current-request.ts'
import { addDraining } from './draining.ts'
import { addHealth, type Needs } from './health.ts'
import { logOptions } from './log.ts'
import { MAY_LAG } from './may-lag.ts'
import { addMethodNotAllowed } from './method-not-allowed.ts'
import { isNestedDeeper } from './nested.ts'
import { invalid, misdirected, notFound } from './problem.ts'
import { requestIdOf } from './request-id.ts'
import { createServedHosts, HOST_NOT_SERVED } from './served-hosts.ts'
import { toProblem } from './to-problem.ts'
import { writeProblem } from './write-problem.ts'

const BODY_BYTES = 1_048_576
/**
 * Levels of objects and lists in a body: more than any of ours has, fewer than reading and keeping can bear.
 */
const MOST_NESTED = 100
const REQUEST_MS = 30_000
/** Milliseconds between two looks for late requests. */
const LOOK_MS = 5_000
/** A search of 10,000 characters, each up to 12 bytes in an address, and some room. */
const HEADER_BYTES = 131_072

/**
 * The HTTP server of a service, not yet listening: bodies of at most 1 MB, refusals in the form of Django
 * REST Framework whatever their source, health (health.ts) by what the service `needs`, and an `X-Request-Id`
 * taken over from the caller or made. The name of a host that is neither that of its `url` nor this machine
 * is answered 421 (served-hosts.ts).
 */
export function createHost({
  name,
  url,
  needs = {},
  logLevel = 'warn',
}: {
  name: string
  /** Where the shop's other processes call it. */
  url?: string
  needs?: Needs
  logLevel?: Settings['logLevel']
}): FastifyInstance {
  const host = fastify({
    logger: logOptions(name, logLevel),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    http: {
      maxHeaderSize: HEADER_BYTES,
      // Node applies the longer of the two to the whole request, and its default for the headers is 60 s.
      headersTimeout: REQUEST_MS,
      connectionsCheckingInterval: LOOK_MS,
    },
    // Only the shop's own processes are answered, and they say whom they ask for (service-key.ts).
    trustProxy: true,
    genReqId: (raw) => requestIdOf(raw, true),
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: writeProblem,
    clientErrorHandler: writeClientError,
  })
  addCurrentRequest(host)
  addSecurityLog(host)
  const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? '(unknown)'
  addTracing(host, name, routeOf)
  addRequestMetrics(host, name, routeOf)
  addDraining(host)
  host.removeContentTypeParser('text/plain')
  host.setErrorHandler((error, request, reply) => {
    recordRefusal(host, request, toProblem(error))
    return writeProblem(error, request, reply)
  })
  const isServed = createServedHosts(url)
  host.addHook('onRequest', async ({ raw }) => {
    if (!isServed(raw)) throw misdirected(HOST_NOT_SERVED)
  })
  host.addHook('preValidation', async ({ body }) => {
    if (!isNestedDeeper(body, MOST_NESTED)) return
    throw invalid({ non_field_errors: [`Ensure this is nested no deeper than ${MOST_NESTED} levels.`] })
  })
  // Run it here and not on arrival: reading the body would lose it.
  host.addHook('preHandler', ({ method, headers }, _reply, done) =>
    runAsRequest(done, { mayLag: method === 'GET' && headers[MAY_LAG] === '1' }),
  )
  const refuseMethod = addMethodNotAllowed(host)
  host.setNotFoundHandler((request) => {
    throw refuseMethod(request) ?? notFound()
  })
  addHealth(host, needs)
  return host
}
