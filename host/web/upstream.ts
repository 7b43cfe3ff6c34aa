import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SERVICE_KEY } from '#services/shared/http/service-key.ts'
import type { Settings } from '#services/shared/settings.ts'
import { passOn } from './pass-on.ts'

/** Pictures come from the content service, the design tool's stand-in from the main one; both at this origin. */
export const addUpstreams = (
  app: FastifyInstance,
  settings: Pick<Settings, 'content' | 'main' | 'mainSiteUrl' | 'serviceKey'>,
) => {
  const pass = (folder: string, base: string) =>
    app.get(`${folder}*`, { compress: false }, (request, reply) => {
      if (!staysIn(folder, request.url)) return reply.code(404).send({ detail: 'Not found.' })
      const { method, url, signal } = request
      const headers = { ...headersOf(request), [SERVICE_KEY]: settings.serviceKey }
      return passOn(reply, base + url, { method, headers, signal })
    })
  pass('/media/', settings.content.url)
  if (!settings.mainSiteUrl) pass('/art/design/', settings.main.url)
}

/** What a service is told of a visitor: neither who it is nor what else a browser says. */
const headersOf = ({ ip, headers }: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': ip,
  ...(headers.accept !== undefined && { accept: headers.accept }),
  ...(headers['if-none-match'] !== undefined && { 'if-none-match': headers['if-none-match'] }),
})

/** Whether a path is still in the folder when its dots have been followed: the rest of a service is not for visitors. */
const staysIn = (folder: string, path: string) => {
  const plain = path.replace(/%2e/gi, '.').replace(/%2f|%5c|\\/gi, '/')
  return new URL(plain, 'http://service').pathname.startsWith(folder)
}
