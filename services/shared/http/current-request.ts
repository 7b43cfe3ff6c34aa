import { AsyncLocalStorage } from 'node:async_hooks'
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runForNobody } from '../asking.ts'
import { REQUEST_ID } from './request-id.ts'

const current = new AsyncLocalStorage<FastifyRequest>()

/** Answers the request that work is done for, however deep; undefined where there is none. */
export const currentRequest = (): FastifyRequest | undefined => current.getStore()

/** Does work that is for no request, whoever began it. */
export const runOutsideRequest = <T>(work: () => T): T =>
  context.with(ROOT_CONTEXT, () => current.exit(() => runForNobody(work)))

/** Makes headers that let another process log and trace under the same ids. */
export const makeRequestHeaders = (): Record<string, string> => {
  const request = current.getStore()
  const headers: Record<string, string> = request ? { [REQUEST_ID]: request.id } : {}
  propagation.inject(context.active(), headers)
  return headers
}

/** Keeps the request known from its arrival on, and answers its id in a header. */
export function addCurrentRequest(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id)
    current.run(request, done)
  })
  // Set it again: reading the body has lost it.
  app.addHook('preHandler', (request, _reply, done) => current.run(request, done))
}
