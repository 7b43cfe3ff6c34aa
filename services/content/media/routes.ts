import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { askerOf } from '#services/shared/http/asker.ts'
import { notFound, unavailable } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { Busy, createQueue } from '#services/shared/queue.ts'
import type { Opener } from '../opening/contract.ts'
import { findPicture } from '../record/image-pictures.ts'
import { readImage } from '../record/image-store.ts'
import { createImageFinder } from '../stock/find-images.ts'
import type { Stock } from '../stock/stock.ts'
import { formatFor } from './formats.ts'
import type { PictureStore } from './picture-store.ts'
import { createRenditions, type Renditions, WAITING, WIDTHS } from './renditions.ts'

export interface MediaDeps {
  database: Database
  pictures: PictureStore
  opener: Opener
  /** Null where there is no stock source. */
  stock?: Stock | null
  renditions?: Renditions
}

const place = z.object({ id: z.string(), version: z.string(), width: z.string() })

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Adds GET /media/{id}/{version}/{width} → 200 AVIF, WebP or JPEG by `Accept`; width one of 160, 320, 400,
 * 480, 640, 720, 960, 1280, 1600 pixels, and never more than a file has; also of a picture that the image had
 * before it was replaced. 304 by `If-None-Match`; 302 to the present picture for another older version of a
 * published one; 404 for any other id, version or width; 400 for a name that cannot be stored; 503 when the
 * original cannot be read, and 503 with Retry-After when too many wait for pictures that are not made yet.
 * Only staff, and carts and orders from before, know the version of an unpublished picture
 * (docs/decisions/0034-what-is-read.md).
 */
export function registerMediaRoutes(
  app: FastifyInstance,
  { database, pictures, opener, stock = null, renditions }: MediaDeps,
): void {
  const onUnkept = (error: unknown) => app.log.error({ err: error }, 'a rendition could not be kept')
  const shown = renditions ?? createRenditions({ pictures, opener, stock, onUnkept })
  const find = createImageFinder(database, stock)
  // Refuse whoever asks for too many before asking the database, which may run in this thread.
  const lookups = createQueue({ name: 'pictures_looked_up', atOnce: 1, ...WAITING })

  app.get('/media/:id/:version/:width', async (request, reply) => {
    const { id, version, width: wanted } = parse(place, request.params)
    const width = WIDTHS.find((offered) => String(offered) === wanted)
    if (!width) throw notFound()
    const name = { id, version, width, format: formatFor(request.headers.accept) }

    let bytes = await shown.find(name)
    if (!bytes) {
      const asker = askerOf(request)
      const image = (await lookups(asker, () => readImage(database, id))) ?? (await find.offered(id))
      if (!image) throw notFound()
      const former = image.artworkVersion === version ? null : await findPicture(database, id, version)
      if (image.artworkVersion !== version && !former) {
        if (!image.published) throw notFound()
        reply.header('cache-control', 'no-cache')
        return reply.redirect(`/media/${encodeURIComponent(id)}/${image.artworkVersion}/${width}`, 302)
      }
      bytes = await shown.make({ ...image, ...former }, name, asker).catch((error: unknown) => {
        if (error instanceof Busy || asker.signal.aborted) throw error
        request.log.error({ err: error, image: id }, 'an original could not be read')
        throw unavailable('This picture is not available at the moment.')
      })
    }
    const etag = `"${version}-${width}-${name.format}"`
    reply.headers({ 'cache-control': FOREVER, vary: 'Accept', etag, 'x-content-type-options': 'nosniff' })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type(`image/${name.format}`).send(bytes)
  })
}
