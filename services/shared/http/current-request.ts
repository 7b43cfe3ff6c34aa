import { AsyncLocalStorage } from 'node:async_hooks'
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asNobody } from '../asking.ts'
import { REQUEST_ID } from './request-id.ts'

const current = new AsyncLocalStorage<FastifyRequest>()

/** The request in whose name something is done, however deep; undefined for what nobody has asked for. */
export const currentRequest = (): FastifyRequest | undefined => current.getStore()

/** Does work that is for nobody in particular, whoever has begun it. */
export const forNobody = <T>(work: () => T): T =>
  context.with(ROOT_CONTEXT, () => current.exit(() => asNobody(work)))

/** What another process is told, so that its log lines and spans can be found by the same ids. */
export const requestHeaders = (): Record<string, string> => {
  const request = current.getStore()
  const headers: Record<string, string> = request ? { [REQUEST_ID]: request.id } : {}
  propagation.inject(context.active(), headers)
  return headers
}

/** Knows the request from its arrival on, and answers its id. */
export function addCurrentRequest(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id)
    current.run(request, done)
  })
  // The reading of a body goes on in the name of nobody.
  app.addHook('preHandler', (request, _reply, done) => current.run(request, done))
}
