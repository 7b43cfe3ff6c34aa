import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { runOnce } from '#services/shared/http/idempotency.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { ContentItem, ContentItemList } from './contract.ts'
import { readImage, readImages } from './image-store.ts'
import { viewOf } from './image-view.ts'
import { createOnceAnHour } from './once-an-hour.ts'
import { addPopularity } from './popularity.ts'
import { setPublished } from './publication.ts'

const MOST_IDS = 100

const ids = z
  .string()
  .transform((list) => [...new Set(list.split(',').filter(Boolean))])
  .pipe(z.array(z.string()).max(MOST_IDS))

const idParam = z.object({ id: z.string() })

const notYet = z.never('This field is not supported yet.').optional()
const edit = z
  .object({
    popular: z.literal(true, 'Must be true.').optional(),
    publish: z.boolean().optional(),
    favorite: notYet,
  })
  .refine(
    ({ popular, publish }) => (popular === undefined) !== (publish === undefined),
    'Send exactly one change.',
  )

export interface ImageRoutesDeps {
  database: Database
  clock: Clock
}

/** GET /content/images/{id}/, GET /content/images/?ids= and PATCH /content/edit/{id}/ (contract.ts). */
export function registerImageRoutes(app: FastifyInstance, { database, clock }: ImageRoutesDeps): void {
  const isFirst = createOnceAnHour()

  app.get('/content/images/:id/', async (request): Promise<ContentItem> => {
    const image = await readImage(database, parse(idParam, request.params).id)
    if (!image) throw notFound()
    return viewOf(image)
  })

  app.get('/content/images/', async (request): Promise<ContentItemList> => {
    const wanted = parse(z.object({ ids }), request.query)
    const images = await readImages(database, wanted.ids)
    return { count: images.length, next: null, previous: null, results: images.map(viewOf) }
  })

  app.patch('/content/edit/:id/', async (request): Promise<ContentItem> => {
    const { id } = parse(idParam, request.params)
    const { publish } = parse(edit, request.body)
    if (publish !== undefined) requireStaff(request)
    const actor = request.user?.user_id ?? 'guest'
    const scope = request.user?.user_id ?? request.ip
    const at = clock()
    const { body } = await runOnce({ database, schema: 'content', request, scope, at }, async (tx) => {
      if (publish !== undefined) await setPublished(tx, id, publish, { actor, at })
      else if (isFirst(`${scope} ${id}`, at)) await addPopularity(tx, id, { actor, at })
      const image = await readImage(tx, id)
      if (!image) throw notFound()
      return { status: 200, body: viewOf(image) }
    })
    return body
  })
}
