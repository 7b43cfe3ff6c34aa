import { createHash } from 'node:crypto'
import type { RouteShorthandOptions } from 'fastify'

/**
 * For lists that are asked for often and change seldom (spec.md section 7, 'cached'): callers keep the answer
 * and name it by its ETag the next time, and get a 304 without a body as long as nothing has changed.
 */
export const revalidated: RouteShorthandOptions = {
  onSend: async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`
    reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'authorization')
    if (!namesOf(request.headers['if-none-match']).includes(etag)) return payload
    reply.code(304)
    return ''
  },
}

/** A proxy that compresses marks the tag as weak. */
const namesOf = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''))
