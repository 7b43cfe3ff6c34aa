import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { integerParam } from './fields.ts'
import { notFound } from './problem.ts'
import { parse } from './validate.ts'

const LAST_PAGE = 1_000_000

export interface PageRequest {
  /** 1 for the first */
  page: number
  limit: number
  offset: number
}

/** Reads `page` and `page_size` (1 to `maxSize`). Throws 400 by field. */
export function readPage(
  { query }: FastifyRequest,
  { defaultSize, maxSize }: { defaultSize: number; maxSize: number },
): PageRequest {
  const { page = 1, page_size: limit = defaultSize } = parse(
    z.object({
      page: integerParam({ min: 1, max: LAST_PAGE }).optional(),
      page_size: integerParam({ min: 1, max: maxSize }).optional(),
    }),
    query,
  )
  return { page, limit, offset: (page - 1) * limit }
}

export interface Page<T> {
  count: number
  next: string | null
  previous: string | null
  results: T[]
}

/** Answers the page with its neighbours' addresses. Throws 404 past the last one. */
export function pageOf<T>(
  request: FastifyRequest,
  { page, limit }: PageRequest,
  count: number,
  results: T[],
): Page<T> {
  const last = Math.max(1, Math.ceil(count / limit))
  if (page > last) throw notFound('Invalid page.')
  return {
    count,
    next: page < last ? addressOf(request, page + 1) : null,
    previous: page > 1 ? addressOf(request, page - 1) : null,
    results,
  }
}

function addressOf(request: FastifyRequest, page: number): string {
  const address = new URL(request.url, `${request.protocol}://${request.host}`)
  address.searchParams.set('page', String(page))
  return address.href
}
