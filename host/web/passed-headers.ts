import type { IncomingHttpHeaders } from 'node:http'
import { SERVICE_KEY } from '#services/shared/http/service-key.ts'

/**
 * A visitor's headers as a service is given them: not what says who the visitor is, and the key of the shop's processes in place of
 * any that came along. For `rewriteRequestHeaders` of @fastify/reply-from.
 */
export const passedHeaders =
  (serviceKey: string) =>
  (
    _request: unknown,
    { cookie: _cookie, authorization: _authorization, ...headers }: IncomingHttpHeaders,
  ): IncomingHttpHeaders => ({ ...headers, [SERVICE_KEY]: serviceKey })
