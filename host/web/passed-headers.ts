import type { IncomingHttpHeaders } from 'node:http'
import { SERVICE_KEY } from '#services/shared/http/service-key.ts'

/**
 * Makes a visitor's headers those of a call by the shop: without credentials, and with the shop's own key in
 * place of any that the visitor sent. For `rewriteRequestHeaders` of @fastify/reply-from.
 */
export const passedHeaders =
  (serviceKey: string) =>
  (
    _request: unknown,
    { cookie: _cookie, authorization: _authorization, ...headers }: IncomingHttpHeaders,
  ): IncomingHttpHeaders => ({ ...headers, [SERVICE_KEY]: serviceKey })
