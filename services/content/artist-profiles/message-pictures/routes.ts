import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { askerOf } from '#services/shared/http/asker.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { type DrawDeps, MOST_SENT_BYTES, refuseFormat, SENT_TYPES } from '../draw-sent.ts'
import {
  type ClaimedPictures,
  type MessagePictureView,
  MOST_PICTURES,
  type ShownPicture,
} from './contract.ts'
import { drawPicture, drawThumb } from './draw.ts'
import { registerOrderPictureRoutes } from './order-routes.ts'
import { createPictureQueues } from './queues.ts'
import { claimPictures, findPicture, keepPicture, type PlaceOfPicture, refuseTooMany } from './store.ts'

export interface MessagePictureDeps extends DrawDeps {
  /** Where people see what they have just sent. */
  primary: Database
  clock: Clock
}

type OfThread = FastifyRequest<{ Params: { thread: string } }>
type OfPicture = FastifyRequest<{ Params: { name: string } }>

const PATH = '/api/message-pictures/'
const name = z.string().regex(/^[0-9a-f]{64}$/)
const claimBody = z.object({ pictures: z.array(name).min(1).max(MOST_PICTURES) })
const sizeQuery = z.object({ size: z.enum(['thumb', 'whole']) })

/** Adds /api/message-pictures/ and the routes beneath it (contract.ts). */
export function registerMessagePictureRoutes(
  app: FastifyInstance,
  { primary: database, clock, ...drawn }: MessagePictureDeps,
): void {
  const { opening, drawing } = createPictureQueues()
  registerOrderPictureRoutes(app, { database, clock, drawn, opening, drawing })

  /** Throws 404 for everybody but the artist and staff, and where there is no artist. */
  const open = async (request: OfThread): Promise<PlaceOfPicture> => {
    const { user_id: sender, is_staff } = requireUser(request)
    const thread = z.uuid().safeParse(request.params.thread).data?.toLowerCase()
    if (thread === undefined || (thread !== sender && !is_staff)) throw notFound()
    const [artist] = await database.query('select from content.artist_profiles where user_uuid = $1', [
      thread,
    ])
    if (!artist) throw notFound()
    return { thread, sender }
  }

  app.register(async (sending) => {
    sending.addContentTypeParser(
      SENT_TYPES,
      { parseAs: 'buffer', bodyLimit: MOST_SENT_BYTES },
      (_, bytes, done) => done(null, bytes),
    )
    sending.post(`${PATH}:thread/`, async (request: OfThread): Promise<MessagePictureView> => {
      const place = await open(request)
      const at = clock()
      await refuseTooMany(database, place.sender, at)
      const sent = request.body
      if (!Buffer.isBuffer(sent)) throw refuseFormat('picture')
      const picture = await opening(askerOf(request), () => drawPicture(drawn, sent))
      return keepPicture(database, picture, { ...place, at })
    })
  })

  app.post(`${PATH}:thread/claim/`, async (request: OfThread): Promise<ClaimedPictures> => {
    const place = await open(request)
    const { pictures } = parse(claimBody, request.body)
    return { results: await database.transaction((tx) => claimPictures(tx, pictures, place)) }
  })

  app.get(`${PATH}:name/`, async (request: OfPicture, reply): Promise<ShownPicture> => {
    const user = requireUser(request)
    const asked = name.safeParse(request.params.name).data
    const { size } = parse(sizeQuery, request.query)
    const found = asked === undefined ? null : await findPicture(database, asked)
    if (!found) throw notFound()
    const isOwn = found.sender === user.user_id
    if (!isOwn && !(found.is_sent && (found.thread === user.user_id || user.is_staff))) throw notFound()
    if (found.thread !== user.user_id)
      recordStaffAccess(app, user, { subject: 'artist_thread', id: found.thread, owner: found.thread })
    const bytes =
      size === 'thumb' ? await drawing(askerOf(request), () => drawThumb(found.bytes)) : found.bytes
    reply.header('cache-control', 'no-store')
    const preview = `data:image/jpeg;base64,${bytes.toString('base64')}`
    return { name: found.name, width: found.width, height: found.height, preview }
  })
}
