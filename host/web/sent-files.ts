import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CHUNK_BYTES } from '#machines/lifecycles/original.ts'
import type { Settings } from '#services/shared/settings.ts'
import { passOn, type ServiceCall } from './pass-on.ts'

const PART = 'application/offset+octet-stream'

/** What tus 1.0 says in headers, and the access token of whoever sends. */
const PASSED = [
  'authorization',
  'content-type',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
]

/**
 * Passes files that are sent by tus on to the content service, at this origin. A request holds 2,000,000
 * bytes at most, so that a slow line has time for each, and no more than that is ever held.
 */
export function addSentFiles(
  app: FastifyInstance,
  { content }: Pick<Settings, 'content'>,
  callOf: (request: FastifyRequest) => ServiceCall,
): void {
  app.register(async (parts) => {
    parts.addContentTypeParser(PART, { parseAs: 'buffer', bodyLimit: CHUNK_BYTES }, (_, bytes, done) =>
      done(null, bytes),
    )
    const pass = (
      request: FastifyRequest<{ Params: { id?: string }; Body: Uint8Array<ArrayBuffer> | undefined }>,
    ): ServiceCall & { address: string } => {
      const { id = '' } = request.params
      const { method, headers } = callOf(request)
      // It runs to its end: the signal of a request is given as soon as its body is read.
      return {
        address: `${content.url}/api/upload/files/${id && encodeURIComponent(id)}`,
        method,
        headers: { ...headers, ...headersOf(request) },
        ...(request.body && request.body.length > 0 && { body: request.body }),
      }
    }
    for (const [method, url] of [
      ['POST', '/api/upload/files/'],
      ['HEAD', '/api/upload/files/:id'],
      ['PATCH', '/api/upload/files/:id'],
    ] as const)
      parts.route<{ Params: { id?: string }; Body: Uint8Array<ArrayBuffer> | undefined }>({
        method,
        url,
        compress: false,
        handler: (request, reply) => {
          const { address, ...call } = pass(request)
          return passOn(reply, address, call)
        },
      })
  })
}

const headersOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    PASSED.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    }),
  )
