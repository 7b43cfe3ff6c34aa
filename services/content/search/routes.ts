import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { parse } from '#services/shared/http/validate.ts'
import { viewsOf } from '../images/image-view.ts'
import type { Api, SearchResponse, SimpleSearchResponse, WarningCode } from './contract.ts'
import { filters } from './filters.ts'
import { parseQuery } from './query-language.ts'
import { searchImages, WINDOW } from './search-images.ts'

/** In characters, as a person counts them. */
const LONGEST_QUERY = 10_000

const typed = z
  .string()
  .refine((text) => [...text].length <= LONGEST_QUERY, {
    error: `Ensure this field has no more than ${LONGEST_QUERY} characters.`,
  })
  .transform(parseQuery)
  .default(() => parseQuery(''))
const limit = integerParam({ min: 1, max: 100 }).default(20)
const api = z.enum(['internal', 'getty', 'indexed'] satisfies Api[]).optional()

const simpleSearch = z.object({ q: typed, limit, api })

const pagedSearch = z.object({
  query: typed,
  limit,
  offset: integerParam({ min: 0, max: Number.MAX_SAFE_INTEGER }).default(0),
  sort: z.enum(['newest', 'best_match', 'popular']).default('newest'),
  api,
  filters: filters.default({}),
})

/** GET /content/search/v3/ and GET /content/search/ (contract.ts). */
export function registerSearchRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  app.get('/content/search/v3/', async (request): Promise<SearchResponse> => {
    const { api, ...search } = parse(pagedSearch, request.query)
    const unpublished = request.user?.is_staff ?? false
    if (api === 'getty') return nothing('getty', 'source_unavailable', 'Getty results not available.')
    if (search.offset >= WINDOW)
      return nothing('internal', 'window_too_large', `Only the first ${WINDOW} results can be shown.`)
    const favoritesOf = search.filters.favorites && { favoritesOf: requireUser(request).user_id }
    const found = await searchImages(database, { ...search, unpublished, ...favoritesOf })
    return {
      images: await viewsOf(database, found.images, request.user),
      total: found.total,
      total_available: found.total,
      total_for_pagination: found.total,
      total_is_partial: found.partial,
      facets: found.facets,
      errors: [],
    }
  })

  app.get('/content/search/', async (request): Promise<SimpleSearchResponse> => {
    const { q: query, limit, api } = parse(simpleSearch, request.query)
    const unpublished = request.user?.is_staff ?? false
    if (api === 'getty') return { images: [] }
    const { images } = await searchImages(database, {
      query,
      filters: {},
      limit,
      offset: 0,
      sort: 'newest',
      unpublished,
    })
    return { images: await viewsOf(database, images, request.user) }
  })
}

const nothing = (source: string, code: WarningCode, message: string): SearchResponse => ({
  images: [],
  total: 0,
  total_available: 0,
  total_for_pagination: 0,
  total_is_partial: false,
  facets: {},
  errors: [{ source, code, message }],
})
