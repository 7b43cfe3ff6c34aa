import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { askerAtOnce } from '#services/shared/http/asker.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { viewsOf } from '../images/image-view.ts'
import { parseQuery } from '../index/query-language.ts'
import type { CostlySearches } from '../search/costly.ts'
import { searchImages } from '../search/search-images.ts'
import { createImageFinder } from '../stock/find-images.ts'
import type { Stock } from '../stock/stock.ts'
import type { RelatedBy, RelatedImages, RelatedKeywords } from './contract.ts'
import { Hourly } from './hourly.ts'
import { findRelated, readInOrder } from './related-images.ts'
import { type CommonKeyword, findCommonKeywords } from './related-keywords.ts'

/** Lists of ids and of keywords: a few megabytes at most. */
const MOST_HELD = 5_000
const MOST_HELD_QUERIES = 500

/** In characters; a search may be as long. */
const LONGEST_QUERY = 10_000

/** Results whose keywords count. */
const RESULTS = 100

const relatedQuery = z.object({
  by: z.enum(['likeness', 'artist'] satisfies RelatedBy[]).default('likeness'),
  limit: integerParam({ min: 1, max: 20 }).default(5),
})

const keywordsQuery = z.object({
  query: z
    .string()
    .refine((text) => [...text].length <= LONGEST_QUERY, {
      error: `Ensure this field has no more than ${LONGEST_QUERY} characters.`,
    })
    .default(''),
})

export interface RelatedRoutesDeps {
  database: Queryable
  clock: Clock
  /** Null where there is no stock source. */
  stock: Stock | null
  costly: CostlySearches
}

/** GET /content/images/{id}/related/ and GET /content/search/related-keywords/ (contract.ts). */
export function registerRelatedRoutes(
  app: FastifyInstance,
  { database, clock, stock, costly }: RelatedRoutesDeps,
): void {
  const find = createImageFinder(database, stock)
  const related = new Hourly<string[]>(MOST_HELD)
  const keywords = new Hourly<CommonKeyword[]>(MOST_HELD_QUERIES)

  app.get('/content/images/:id/related/', async (request): Promise<RelatedImages> => {
    const { id } = parse(z.object({ id: z.string() }), request.params)
    const { by, limit } = parse(relatedQuery, request.query)
    const image = await find.image(id)
    if (!image) throw notFound()
    const unpublished = request.user?.is_staff ?? false
    const isHidden = !image.published && !unpublished
    if (isHidden && by === 'artist') return { images: [] }
    const ids = await related.getOrAsk(`${by} ${unpublished} ${id}`, clock(), () =>
      findRelated({ database, stock }, image, { by, unpublished }),
    )
    const images = await readInOrder(find, ids, unpublished)
    return { images: await viewsOf(database, images.slice(0, isHidden ? 1 : limit), request.user) }
  })

  app.get('/content/search/related-keywords/', async (request): Promise<RelatedKeywords> => {
    const { query: typed } = parse(keywordsQuery, request.query)
    const query = parseQuery(typed)
    const found = await costly(query, askerAtOnce(request), () =>
      keywords.getOrAsk(typed, clock(), async () => {
        const { images } = await searchImages(database, {
          query,
          filters: {},
          sort: 'best_match',
          limit: RESULTS,
          offset: 0,
          unpublished: false,
          withStock: true,
        })
        return findCommonKeywords(images, typed)
      }),
    )
    const shown = found.map(({ imageId }) => imageId)
    const images = await viewsOf(database, await readInOrder(find, shown, false), null)
    const thumbs = new Map(images.map(({ id, thumb }) => [id, thumb]))
    return {
      results: found.flatMap(({ imageId, ...keyword }) => {
        const thumb = thumbs.get(imageId)
        return thumb === undefined ? [] : [{ ...keyword, thumb }]
      }),
    }
  })
}
