import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createAlike } from '#services/shared/asked-alike.ts'
import { readAsking } from '#services/shared/asking.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { askerAtOnce } from '#services/shared/http/asker.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { unavailable } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { viewsOf } from '../images/image-view.ts'
import { filters } from '../index/filters.ts'
import { MOST_WORDS, parseQuery, type Query } from '../index/query-language.ts'
import { type Stock, StockUnavailable } from '../stock/stock.ts'
import type { Api, Group, SearchResponse, SimpleSearchResponse, SourceFilter } from './contract.ts'
import type { CostlySearches } from './costly.ts'
import { debugOf } from './debug.ts'
import type { FruitlessCount } from './fruitless/count-fruitless.ts'
import { isFruitless } from './fruitless/is-fruitless.ts'
import { findMeant } from './meant.ts'
import { countAside } from './sources/aside.ts'
import { chooseSources, type Wanted } from './sources/asked.ts'
import { addFacets } from './sources/facets.ts'
import { type Merged, mergePage } from './sources/merge.ts'
import type { Place } from './sources/source.ts'
import { type SearchOfSources, sourcesOf } from './sources/sources-of.ts'

/** In characters, as a person counts them. */
const LONGEST_QUERY = 10_000

const typed = z
  .string()
  .refine((text) => [...text].length <= LONGEST_QUERY, {
    error: `Ensure this field has no more than ${LONGEST_QUERY} characters.`,
  })
  .transform(parseQuery)
  .default(() => parseQuery(''))
/** From spec.md section 9. */
const limit = integerParam({ min: 1, max: 100 }).default(100)
const api = z.enum(['internal', 'getty', 'indexed'] satisfies Api[]).optional()

const simpleSearch = z.object({ q: typed, limit, api })

const pagedSearch = z.object({
  query: typed,
  limit,
  offset: integerParam({ min: 0, max: Number.MAX_SAFE_INTEGER }).default(0),
  sort: z.enum(['newest', 'best_match', 'popular']).default('newest'),
  api,
  source: z.enum(['internal', 'GET', 'GETRM'] satisfies SourceFilter[]).optional(),
  group: z.enum(['artist'] satisfies Group[]).optional(),
  debug: z.enum(['true', 'false']).optional(),
  filters: filters.default({}),
})

export interface SearchRoutesDeps {
  database: Queryable
  /** Null where there is no stock source. */
  stock: Stock | null
  costly: CostlySearches
  fruitless: FruitlessCount
}

/**
 * GET /content/search/v3/, a {@link SearchResponse} as JSON, and GET /content/search/ (contract.ts). Guests
 * who ask the same at once share the work.
 */
export function registerSearchRoutes(app: FastifyInstance, deps: SearchRoutesDeps): void {
  const alike = createAlike<Answer>()
  app.get('/content/search/v3/', async (request, reply): Promise<string> => {
    const search = parse(pagedSearch, request.query)
    const answer = () => answerSearch(deps, request, search)
    const { body, isFruitless } = await deps.costly(search.query, askerAtOnce(request), () =>
      request.user ? answer() : alike(keyOf(search), answer),
    )
    if (isFruitless && search.offset === 0 && !request.user?.is_staff) deps.fruitless.add(search.query)
    reply.type('application/json; charset=utf-8')
    return body
  })

  app.get('/content/search/', async (request): Promise<SimpleSearchResponse> => {
    const { q: query, limit, api } = parse(simpleSearch, request.query)
    const search = { query, api, filters: {}, sort: 'newest' as const }
    const { images } = await deps.costly(query, askerAtOnce(request), () =>
      pageOf(deps, request, search, { limit, offset: 0 }),
    )
    return { images: await viewsOf(deps.database, images, request.user) }
  })
}

interface Answer {
  /** A {@link SearchResponse} as JSON. */
  body: string
  isFruitless: boolean
}

type PagedSearch = z.infer<typeof pagedSearch>

const keyOf = (search: PagedSearch): string => JSON.stringify([search, readAsking()?.mayLag])

async function answerSearch(
  deps: SearchRoutesDeps,
  request: FastifyRequest,
  { limit, offset, debug, ...search }: PagedSearch,
): Promise<Answer> {
  const favoritesOf = search.filters.favorites && { favoritesOf: requireUser(request).user_id }
  const find = async (query: Query, place: Place): Promise<Merged> => {
    const [found, aside] = await Promise.all([
      pageOf(deps, request, { ...search, ...favoritesOf, query }, place),
      countAside(deps.stock, { ...search, query }),
    ])
    return { ...found, facets: addFacets(found.facets, aside) }
  }
  const { found, query, spelling } = await findMeant(deps.database, search.query, {
    place: { limit, offset },
    unpublished: request.user?.is_staff ?? false,
    find,
  })
  const response: SearchResponse = {
    images: await viewsOf(deps.database, found.images, request.user),
    total: found.total,
    total_available: found.groups?.pictures ?? found.total,
    total_for_pagination: found.total,
    total_is_partial: found.partial,
    facets: found.facets,
    without: found.without.map(({ section, count, partial }) => ({
      section,
      count,
      is_partial: partial || isStockAsked(deps, search, section),
    })),
    searched_words: query.isCut ? MOST_WORDS : null,
    spelling,
    errors: found.errors,
    more_by_artist: Object.fromEntries(found.groups?.more ?? []),
    ...(debug === 'true' && request.user?.is_staff && { debug: debugOf(query, found.asked) }),
  }
  return { body: JSON.stringify(response), isFruitless: isFruitless(search, found) }
}

async function pageOf(
  deps: SearchRoutesDeps,
  request: FastifyRequest,
  search: Omit<SearchOfSources, 'unpublished'>,
  place: Place,
): Promise<Merged> {
  const unpublished = request.user?.is_staff ?? false
  const sources = sourcesOf(deps, { ...search, unpublished })
  if (sources.length === 0) return { ...NOTHING, errors: deps.stock ? [] : [NO_STOCK] }
  try {
    return await mergePage(sources, place, ({ name }, error) => warn(request.log, name, error))
  } catch (error) {
    if (!(error instanceof StockUnavailable)) throw error
    warn(request.log, 'getty', error)
    throw unavailable('Getty results not available.')
  }
}

/**
 * Tells whether the stock source would be asked once nothing of a section is chosen; it was not asked how
 * much it would find.
 */
const isStockAsked = ({ stock }: SearchRoutesDeps, search: Wanted, section: string): boolean =>
  chooseSources({ ...search, filters: { ...search.filters, [section]: undefined } }, stock !== null).stock

const warn = (log: FastifyBaseLogger, source: string, error: unknown) =>
  log.warn({ err: error, source }, 'a source of images could not be had')

const NOTHING: Merged = {
  images: [],
  total: 0,
  partial: false,
  facets: {},
  without: [],
  errors: [],
  groups: null,
  asked: [],
}

const NO_STOCK: Merged['errors'][number] = {
  source: 'getty',
  code: 'source_unavailable',
  message: 'Getty results not available.',
}
