import { constants } from 'node:zlib'
import '@fastify/compress'
import cookie from '@fastify/cookie'
import type {
  FastifyError,
  FastifyPluginAsync,
  FastifyReply,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify'

interface Endpoint {
  /** Whether only operations that were known at build are accepted. */
  known: boolean
  run: RouteHandlerMethod
}

const BODY_BYTES = 256 * 1024

/**
 * Answers are compressed lightly and at once, as streams on the thread pool take longer than the work itself:
 * a tenth of a millisecond for a page of 24 pictures. Larger ones are left to the thread pool.
 */
const COMPRESSION: RouteShorthandOptions['compress'] = {
  encodings: ['br', 'gzip'],
  syncThreshold: 256 * 1024,
  zlibOptions: { level: 3 },
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
}

/** POST /graphql. A request that is refused before it is an operation is refused in GraphQL's form too. */
export const endpoint =
  ({ known, run }: Endpoint): FastifyPluginAsync =>
  async (app) => {
    await app.register(cookie)
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const status = error.statusCode ?? 500
      if (hasLeft(error, reply)) request.log.info('left before the answer')
      else if (status >= 500) request.log.error({ err: error }, 'graph failed')
      const [code, message] = REFUSALS[status] ?? ['INTERNAL_SERVER_ERROR', 'Something went wrong.']
      return reply.code(status).send(writeRefusal(code, message))
    })
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    app.addHook('preHandler', async ({ body }, reply) => {
      if (known && hasText(body))
        return reply
          .code(400)
          .send(writeRefusal('UNKNOWN_OPERATION', 'Only known operations are accepted, by their hash.'))
      if (isOfOtherForm(body))
        return reply
          .code(400)
          .send(writeRefusal('BAD_REQUEST', 'A persisted query is named by version 1 and its hash.'))
    })
    app.post('/graphql', { bodyLimit: BODY_BYTES, compress: COMPRESSION }, run)
  }

/** The visitor closed the page while the answer was under way: nobody has to act on that. */
const hasLeft = ({ code }: FastifyError, { raw }: FastifyReply) =>
  raw.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE'

const REFUSALS: Partial<Record<number, [code: string, message: string]>> = {
  400: ['BAD_REQUEST', 'The request is not valid JSON.'],
  413: ['PAYLOAD_TOO_LARGE', 'The request is too large.'],
  415: ['BAD_REQUEST', 'The request must be JSON.'],
}

const writeRefusal = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] })

/** Apollo counts another protocol version as a failure of its own. */
const isOfOtherForm = (body: unknown) => {
  const named = partOf(partOf(body, 'extensions'), 'persistedQuery')
  return (
    named !== undefined && (partOf(named, 'version') !== 1 || typeof partOf(named, 'sha256Hash') !== 'string')
  )
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const hasText = (body: unknown) => typeof body === 'object' && body !== null && 'query' in body
