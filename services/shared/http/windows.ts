import type { FastifyRequest } from 'fastify'
import type { Page } from './pages.ts'

/** A stretch of a list, as `limit` and `offset` name it. */
export interface Window {
  limit: number
  offset: number
}

/**
 * Answers the stretch with its neighbours' addresses. One past the end is empty, as in Django REST Framework.
 */
export function windowOf<T>(
  request: FastifyRequest,
  { limit, offset }: Window,
  count: number,
  results: T[],
): Page<T> {
  return {
    count,
    next: offset + limit < count ? addressOf(request, { limit, offset: offset + limit }) : null,
    previous: offset > 0 ? addressOf(request, { limit, offset: Math.max(0, offset - limit) }) : null,
    results,
  }
}

function addressOf(request: FastifyRequest, { limit, offset }: Window): string {
  const address = new URL(request.url, `${request.protocol}://${request.host}`)
  address.searchParams.set('limit', String(limit))
  if (offset === 0) address.searchParams.delete('offset')
  else address.searchParams.set('offset', String(offset))
  return address.href
}
