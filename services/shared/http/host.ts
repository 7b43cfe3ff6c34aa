import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { writeClientError } from './client-error.ts'
import { addDraining } from './draining.ts'
import { addHealth, type Needs } from './health.ts'
import { logOptions } from './log.ts'
import { addMethodNotAllowed } from './method-not-allowed.ts'
import { notFound } from './problem.ts'
import { toProblem } from './to-problem.ts'

const BODY_BYTES = 1_048_576
const REQUEST_MS = 30_000
/** A search of 10,000 characters, each up to 12 bytes in an address, and some room. */
const HEADER_BYTES = 131_072

/**
 * The HTTP server of a service, not yet listening: bodies of at most 1 MB, refusals in the form of Django REST Framework
 * whatever their source, health (health.ts) by what the service `needs`, and an `X-Request-Id` taken over from the caller or made.
 */
export function createHost({
  name,
  needs = {},
  logLevel = 'warn',
}: {
  name: string
  needs?: Needs
  logLevel?: Settings['logLevel']
}): FastifyInstance {
  const host = fastify({
    logger: logOptions(name, logLevel),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    http: { maxHeaderSize: HEADER_BYTES },
    trustProxy: 'loopback',
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: writeProblem,
    clientErrorHandler: writeClientError,
  })
  addDraining(host)
  host.removeContentTypeParser('text/plain')
  host.setErrorHandler(writeProblem)
  host.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  const refuseMethod = addMethodNotAllowed(host)
  host.setNotFoundHandler((request) => {
    throw refuseMethod(request) ?? notFound()
  })
  addHealth(host, needs)
  return host
}

function writeProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error)
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
  return reply.code(problem.status).headers(problem.headers).send(problem.body)
}
