import replyFrom from '@fastify/reply-from'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'

/** Pictures come from the content service, the design tool's stand-in from the main one; both at this origin. */
export const addUpstreams = async (app: FastifyInstance, settings: Settings) => {
  await app.register(replyFrom, { undici: { connections: 32, bodyTimeout: 30_000, headersTimeout: 30_000 } })
  const pass = (path: string, base: string) =>
    app.get(path, (request, reply) =>
      reply.from(new URL(request.url, base).href, {
        rewriteRequestHeaders: (_request, { cookie: _cookie, authorization: _authorization, ...headers }) =>
          headers,
        onError: (failed) =>
          failed.code(503).header('cache-control', 'no-store').send({ detail: 'Not available.' }),
      }),
    )
  pass('/media/*', settings.content.url)
  if (!settings.mainSiteUrl) pass('/art/design/*', settings.main.url)
}
