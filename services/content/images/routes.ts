import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { STOCK_PUBLICATION } from '#machines/lifecycles/stock.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { requireStaff, requireUser } from '#services/shared/http/authenticate.ts'
import type { AccessClaims } from '#services/shared/http/claims.ts'
import { runOnce } from '#services/shared/http/idempotency.ts'
import { conflict, notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { networkOf } from '#services/shared/limits/network.ts'
import { STATIC_COLLECTIONS } from '#services/shared/vocabulary.ts'
import { readImage, type StoredImage } from '../record/image-store.ts'
import { createImageFinder } from '../stock/find-images.ts'
import { type Stock, sourceIdOf } from '../stock/stock.ts'
import { addStaticTag } from './add-static-tag.ts'
import type { ContentItem, ContentItemList, RoyaltyTermsView, StaticTagView } from './contract.ts'
import { setFavorite } from './favorites.ts'
import { viewsOf } from './image-view.ts'
import type { EnsureIndexed } from './index-stock.ts'
import { createOnceAnHour } from './once-an-hour.ts'
import { refuseOwnImage } from './ownership.ts'
import { addPopularity } from './popularity.ts'
import { setPublished } from './publication.ts'
import { readRoyaltyTerms } from './royalty-terms.ts'

const MOST_IDS = 100

const ids = z
  .string()
  .transform((list) => [...new Set(list.split(',').filter(Boolean))])
  .pipe(z.array(z.string()).max(MOST_IDS))

const idParam = z.object({ id: z.string() })

const edit = z
  .object({
    popular: z.literal(true, 'Must be true.').optional(),
    publish: z.boolean().optional(),
    favorite: z.boolean().optional(),
  })
  .refine(
    (changes) => Object.values(changes).filter((change) => change !== undefined).length === 1,
    'Send exactly one change.',
  )

const staticTag = z.object({ collection: z.enum(STATIC_COLLECTIONS) })

export interface ImageRoutesDeps {
  database: Database
  clock: Clock
  /** Null where there is no stock source. */
  stock: Stock | null
  ensureIndexed: EnsureIndexed
}

/**
 * Adds GET /content/images/{id}/ and ?ids=, GET /content/royalty-terms/?ids=, PATCH /content/edit/{id}/ and
 * POST /content/images/{id}/static/ (contract.ts).
 */
export function registerImageRoutes(
  app: FastifyInstance,
  { database, clock, stock, ensureIndexed }: ImageRoutesDeps,
): void {
  const find = createImageFinder(database, stock)
  const isFirst = createOnceAnHour()

  app.get('/content/images/:id/', async (request): Promise<ContentItem> => {
    const image = await find.image(parse(idParam, request.params).id)
    return viewOfOne(database, image, request.user)
  })

  app.get('/content/images/', async (request): Promise<ContentItemList> => {
    const wanted = parse(z.object({ ids }), request.query)
    const { found, unreached } = await find.images(wanted.ids)
    const results = await viewsOf(database, found, request.user)
    return { count: results.length, next: null, previous: null, results, unreached }
  })

  app.get('/content/royalty-terms/', async (request): Promise<{ results: RoyaltyTermsView[] }> => {
    const wanted = parse(z.object({ ids }), request.query)
    return { results: await readRoyaltyTerms(database, wanted.ids) }
  })

  app.patch('/content/edit/:id/', async (request): Promise<ContentItem> => {
    const { id } = parse(idParam, request.params)
    const { publish, favorite } = parse(edit, request.body)
    const staff = publish === undefined ? null : requireStaff(request)
    if (favorite !== undefined) requireUser(request)
    // Refuse a stock image that is not indexed yet as an indexed one.
    if (publish !== undefined && sourceIdOf(id) !== null) throw conflict(STOCK_PUBLICATION)
    await ensureIndexed([id])
    const actor = request.user?.user_id ?? 'guest'
    const scope = request.user?.user_id ?? networkOf(request.ip)
    const at = clock()
    const { body } = await runOnce({ database, schema: 'content', request, scope, at }, async (tx) => {
      if (staff && publish !== undefined) {
        await refuseOwnImage(tx, id, staff)
        await setPublished(tx, id, publish, { user: staff, at })
      } else if (favorite !== undefined) await setFavorite(tx, id, favorite, { actor, at })
      else if (isFirst(`${scope} ${id}`, at)) await addPopularity(tx, id)
      return { status: 200, body: await viewOfOne(tx, await readImage(tx, id), request.user) }
    })
    return body
  })

  app.post('/content/images/:id/static/', async (request): Promise<StaticTagView> => {
    const { id } = parse(idParam, request.params)
    const user = requireStaff(request)
    const { collection } = parse(staticTag, request.body)
    await ensureIndexed([id])
    const by = { user, at: clock() }
    const { already } = await database.transaction(async (tx) => {
      await refuseOwnImage(tx, id, user)
      return addStaticTag(tx, id, collection, by)
    })
    return { id, collection, already }
  })
}

/** Throws 404. */
async function viewOfOne(
  db: Queryable,
  image: StoredImage | null,
  viewer: AccessClaims | null,
): Promise<ContentItem> {
  const [view] = await viewsOf(db, image ? [image] : [], viewer)
  if (!view) throw notFound()
  return view
}
