import replyFrom from '@fastify/reply-from'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'
import { passedHeaders } from './passed-headers.ts'

/** Pictures come from the content service, the design tool's stand-in from the main one; both at this origin. */
export const addUpstreams = async (
  app: FastifyInstance,
  settings: Pick<Settings, 'content' | 'main' | 'mainSiteUrl' | 'serviceKey'>,
) => {
  await app.register(replyFrom, {
    // It would write addresses down, and that of a design opens it.
    disableRequestLogging: true,
    undici: { connections: 32, bodyTimeout: 30_000, headersTimeout: 30_000 },
  })
  const pass = (folder: string, base: string) =>
    app.get(`${folder}*`, { compress: false }, (request, reply) => {
      if (!staysIn(folder, request.url)) return reply.code(404).send({ detail: 'Not found.' })
      return reply.from(base + request.url, {
        rewriteRequestHeaders: passedHeaders(settings.serviceKey),
        onError: (failed) =>
          failed.code(503).header('cache-control', 'no-store').send({ detail: 'Not available.' }),
      })
    })
  pass('/media/', settings.content.url)
  if (!settings.mainSiteUrl) pass('/art/design/', settings.main.url)
}

/** Whether a path is still in the folder when its dots have been followed: the rest of a service is not for visitors. */
const staysIn = (folder: string, path: string) => {
  const plain = path.replace(/%2e/gi, '.').replace(/%2f|%5c|\\/gi, '/')
  return new URL(plain, 'http://service').pathname.startsWith(folder)
}
