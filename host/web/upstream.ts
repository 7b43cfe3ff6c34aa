import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SERVICE_KEY } from '#services/shared/http/service-key.ts'
import type { Settings } from '#services/shared/settings.ts'
import { answerAs, askService, passOn, type ServiceCall } from './pass-on.ts'
import { createPictureCache, type KeptPicture, pictureOf } from './picture-cache.ts'
import { addSentFiles } from './sent-files.ts'

/**
 * Passes requests on: the content service has the pictures, exported lists and files that are sent to it, the
 * main service the design tool's stand-in and files of money, all at this origin.
 */
export const addUpstreams = (
  app: FastifyInstance,
  settings: Pick<Settings, 'content' | 'main' | 'mainSiteUrl' | 'serviceKey'>,
) => {
  const callOf = (request: FastifyRequest): ServiceCall => {
    const { method, signal } = request
    return { method, headers: { ...visitorHeadersOf(request), [SERVICE_KEY]: settings.serviceKey }, signal }
  }
  const pictures = createPictureCache()

  app.get('/media/*', { compress: false }, async (request, reply) => {
    const { url, method, headers, signal } = request
    if (!staysIn('/media/', url)) return reply.code(404).send({ detail: 'Not found.' })
    const key = `${url.split('?')[0]} ${headers.accept}`
    const kept = pictures.find(key)
    if (kept) return answerKept(request, reply, kept)
    const answer = await askService(settings.content.url + url, callOf(request))
    if (!answer || method !== 'GET' || !pictures.takes(answer)) return answerAs(reply, answer, signal)
    const bytes = await answer.arrayBuffer().catch(() => null)
    if (!bytes) return answerAs(reply, null, signal)
    const picture = pictureOf(answer, bytes)
    pictures.keep(key, picture)
    return answerKept(request, reply, picture)
  })

  // A file may be large: it is compressed already where whoever asked for it wants that.
  app.get(
    '/exports/:token',
    { compress: false },
    (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
      const path = `/api/exports/${encodeURIComponent(request.params.token)}/`
      return passOn(reply, settings.content.url + path, callOf(request))
    },
  )

  app.get(
    '/money-files/:kind/:token',
    { compress: false },
    (request: FastifyRequest<{ Params: { kind: string; token: string } }>, reply) => {
      const { kind, token } = request.params
      if (!MONEY_FILES.has(kind)) return reply.code(404).send({ detail: 'Not found.' })
      const path = `/api/${kind}-file/${encodeURIComponent(token)}/`
      return passOn(reply, settings.main.url + path, callOf(request))
    },
  )

  app.get(
    '/originals/:token',
    { compress: false },
    (request: FastifyRequest<{ Params: { token: string } }>, reply) => {
      const path = `/api/originals/${encodeURIComponent(request.params.token)}/`
      return passOn(reply, settings.content.url + path, callOf(request))
    },
  )

  // A file comes in parts, so that a slow line has time for each, and no more than a part is ever held.
  app.register(async (parts) => {
    parts.addContentTypeParser(PART, { parseAs: 'buffer', bodyLimit: MOST_IN_A_PART }, (_, bytes, done) =>
      done(null, bytes),
    )
    parts.put(
      '/imports/:token',
      { compress: false },
      (request: FastifyRequest<{ Params: { token: string }; Body: Uint8Array<ArrayBuffer> }>, reply) => {
        const path = `/api/imports/${encodeURIComponent(request.params.token)}/${queryOf(request)}`
        const { method, headers } = callOf(request)
        // It runs to its end: the signal of a request is given as soon as its body is read.
        return passOn(reply, settings.content.url + path, {
          method,
          headers: { ...headers, 'content-type': PART },
          body: request.body,
        })
      },
    )
  })

  addSentFiles(app, settings, callOf)

  if (settings.mainSiteUrl) return
  app.get('/art/design/*', { compress: false }, (request, reply) => {
    if (!staysIn('/art/design/', request.url)) return reply.code(404).send({ detail: 'Not found.' })
    return passOn(reply, settings.main.url + request.url, callOf(request))
  })
}

/** What of artists' money is had as a file (services/main/payouts). */
const MONEY_FILES: ReadonlySet<string> = new Set([
  'payout-run',
  'payment-due',
  'tax-reporting',
  'tax-statement',
  'statement-pdf',
  'statement-csv',
  'agreement',
  'own-tax-form',
])

/** Of a file of records (services/content/record-imports). */
const PART = 'application/octet-stream'
const MOST_IN_A_PART = 1_048_576

const queryOf = ({ url }: FastifyRequest): string => new URL(url, 'http://service').search

const answerKept = ({ headers }: FastifyRequest, reply: FastifyReply, picture: KeptPicture) => {
  reply.headers(picture.headers)
  const { etag } = picture.headers
  const isHeld = etag !== undefined && headers['if-none-match']?.includes(etag)
  return isHeld ? reply.code(304).send() : reply.send(picture.bytes)
}

/** The headers that tell a service of a visitor: no cookie, and nothing else that a browser sends. */
const visitorHeadersOf = ({ ip, headers }: FastifyRequest): Record<string, string> => ({
  'x-forwarded-for': ip,
  ...(headers.accept !== undefined && { accept: headers.accept }),
  ...(headers['if-none-match'] !== undefined && { 'if-none-match': headers['if-none-match'] }),
})

/**
 * Tells whether a path stays in the folder once its dots are followed: the rest of a service is not for
 * visitors.
 */
const staysIn = (folder: string, path: string) => {
  const plain = path.replace(/%2e/gi, '.').replace(/%2f|%5c|\\/gi, '/')
  return new URL(plain, 'http://service').pathname.startsWith(folder)
}
