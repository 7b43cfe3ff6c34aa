import type { FastifyInstance } from 'fastify'
import type { Settings } from '#services/shared/settings.ts'
import { passedHeaders } from './passed-headers.ts'

const TYPE = 'application/json'
/** The provider tells it again when it has no answer. */
const MAX_BYTES = 1024 * 1024

/** What the payment provider tells, passed on to the main service byte by byte: its signature is over the bytes. */
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
    raw.post('/webhooks/stripe/', { compress: false }, ({ url, body }, reply) =>
      reply.from(main.url + url, {
        body,
        contentType: TYPE,
        rewriteRequestHeaders: passedHeaders(serviceKey),
        onError: (failed) => failed.code(503).send({ detail: 'Not available.' }),
      }),
    )
  })
}
