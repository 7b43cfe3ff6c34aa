import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'
import { variantOf } from './variant.ts'

/** Two years. Subdomains are left out: the shop cannot promise for other sites there. */
const STRICT = 'max-age=63072000'

/**
 * Where visitors use https, tells browsers to use nothing else, and redirects whoever came by http. Only a
 * proxy knows how they came; without its word a request is answered as it is, as those of probes and this
 * machine are.
 */
export const addHttps = (
  app: FastifyInstance,
  { publicUrl, governmentHosts }: Pick<Settings, 'publicUrl' | 'governmentHosts'>,
  isTrusted: (address: string) => boolean,
) => {
  const shop = new URL(publicUrl)
  if (shop.protocol !== 'https:') return

  const hasComeByHttp = ({ headers, protocol, raw: { socket } }: FastifyRequest) =>
    Boolean(headers['x-forwarded-proto']) && protocol === 'http' && isTrusted(socket.remoteAddress ?? '')

  const originOf = (hostname: string) => {
    const place = new URL(shop)
    if (variantOf({ governmentHosts }, hostname) === 'government') place.hostname = hostname
    return place.origin
  }

  app.addHook('onRequest', async (request, reply) => {
    const { method, url, hostname } = request
    if (!hasComeByHttp(request)) {
      reply.header('strict-transport-security', STRICT)
      return
    }
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && url.startsWith('/') && !url.startsWith('/health'))
      return reply.redirect(originOf(hostname) + url, 308)
  })
}
