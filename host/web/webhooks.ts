import type { FastifyInstance } from 'fastify'
import { SERVICE_KEY } from '#services/shared/http/service-key.ts'
import type { Settings } from '#services/shared/settings.ts'
import { passOn } from './pass-on.ts'

const TYPE = 'application/json'
/** The provider repeats a webhook that got no answer. */
const MAX_BYTES = 1024 * 1024

/**
 * Passes the payment provider's webhooks on to the main service byte by byte: the signature covers the bytes.
 */
export const addWebhooks = (
  app: FastifyInstance,
  { main, stripe, serviceKey }: Pick<Settings, 'main' | 'stripe' | 'serviceKey'>,
) => {
  if (!stripe) return
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser(TYPE, { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    raw.post<{ Body: Uint8Array<ArrayBuffer> }>(
      '/webhooks/stripe/',
      { compress: false },
      (request, reply) => {
        const { method, url, body, headers } = request
        return passOn(reply, main.url + url, {
          method,
          headers: {
            'content-type': TYPE,
            'stripe-signature': `${headers['stripe-signature'] ?? ''}`,
            [SERVICE_KEY]: serviceKey,
          },
          body,
        })
      },
    )
  })
}
