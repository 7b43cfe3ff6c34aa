import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { type DrawDeps, MOST_SENT_BYTES } from '../draw-sent.ts'
import {
  type ClaimedPictures,
  type MessagePictureView,
  MOST_PICTURES,
  type ShownPicture,
} from './contract.ts'
import { drawPicture, drawThumb } from './draw.ts'
import type { PictureQueues } from './queues.ts'
import { claimPictures, findPicture, keepPicture, refuseTooMany } from './store.ts'

interface OrderPictureDeps extends PictureQueues {
  database: Database
  clock: Clock
  drawn: DrawDeps
}

type OfPlace = FastifyRequest<{ Params: { place: string; name: string } }>

const PATH = '/api/order-pictures/:place/'
const pictureName = z.string().regex(/^[0-9a-f]{64}$/)
const sentBody = z.object({ picture: z.base64() })
const claimBody = z.object({ pictures: z.array(pictureName).min(1).max(MOST_PICTURES) })
const sizeQuery = z.object({ size: z.enum(['thumb', 'whole']) })

/** Adds /api/order-pictures/ and the routes beneath it (contract.ts), which the main service alone calls. */
export function registerOrderPictureRoutes(
  app: FastifyInstance,
  { database, clock, drawn, opening, drawing }: OrderPictureDeps,
): void {
  const placeOf = ({ params }: OfPlace) => {
    const place = z.uuid().safeParse(params.place).data
    if (place === undefined) throw notFound()
    return { thread: place, sender: place }
  }

  /** All requests come from the main service: orders share alike. */
  const askerAt = (place: string, { signal }: OfPlace) => ({ from: place, signal })

  // In base64 it is longer by a third.
  const options = { bodyLimit: Math.ceil(MOST_SENT_BYTES * 1.4) }
  app.post(PATH, options, async (request: OfPlace): Promise<MessagePictureView> => {
    const place = placeOf(request)
    const at = clock()
    const { picture: sent } = parse(sentBody, request.body)
    await refuseTooMany(database, place.sender, at)
    const picture = await opening(askerAt(place.sender, request), () =>
      drawPicture(drawn, Buffer.from(sent, 'base64')),
    )
    return keepPicture(database, picture, { ...place, at })
  })

  app.post(`${PATH}claim/`, async (request: OfPlace): Promise<ClaimedPictures> => {
    const { pictures } = parse(claimBody, request.body)
    const place = placeOf(request)
    return { results: await database.transaction((tx) => claimPictures(tx, pictures, place)) }
  })

  app.get(`${PATH}:name/`, async (request: OfPlace, reply): Promise<ShownPicture> => {
    const { thread } = placeOf(request)
    const asked = pictureName.safeParse(request.params.name).data
    const { size } = parse(sizeQuery, request.query)
    const found = asked === undefined ? null : await findPicture(database, asked)
    if (found?.thread !== thread) throw notFound()
    const bytes =
      size === 'thumb' ? await drawing(askerAt(thread, request), () => drawThumb(found.bytes)) : found.bytes
    reply.header('cache-control', 'no-store')
    const preview = `data:image/jpeg;base64,${bytes.toString('base64')}`
    return { name: found.name, width: found.width, height: found.height, preview }
  })
}
