import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { askerOf } from '#services/shared/http/asker.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { createQueue } from '#services/shared/queue.ts'
import type { By } from '#services/shared/resources/resource.ts'
import type { PictureStore } from '../../media/picture-store.ts'
import type { Opener } from '../../opening/contract.ts'
import { MOST_SENT_BYTES, refuseFormat, SENT_TYPES } from '../draw-sent.ts'
import { readOwnProfile as readBody } from './body.ts'
import type { OwnProfileView, SentPhoto } from './contract.ts'
import { readOwnProfile, saveOwnProfile } from './own-profile.ts'
import { drawPortrait, keepPortrait, readPortrait } from './portraits.ts'

const PATH = '/api/own-artist-profile/'
/** One that is taken away is seen a day longer at most where it was seen before. */
const A_DAY = 'public, max-age=86400'

export interface OwnProfileDeps {
  /** Where artists read what they have just written. */
  primary: Database
  clock: Clock
  pictures: PictureStore
  opener: Opener
}

/** Adds /api/own-artist-profile/ and the routes beneath it, and the photos (contract.ts). */
export function registerOwnProfileRoutes(
  app: FastifyInstance,
  { primary: database, clock, pictures, opener }: OwnProfileDeps,
): void {
  const drawing = createQueue({ name: 'portraits_drawn', atOnce: 1, waiting: 24, share: 3, retryAfter: 5 })
  const byOf = (request: FastifyRequest): By => ({ user: requireUser(request), at: clock() })

  app.get(PATH, async (request): Promise<OwnProfileView> => {
    const { user } = byOf(request)
    return readOwnProfile(database, user.user_id)
  })

  app.put(PATH, async (request): Promise<OwnProfileView> => {
    const by = byOf(request)
    await readOwnProfile(database, by.user.user_id)
    const body = readBody(request.body)
    return database.transaction(async (tx) => {
      await saveOwnProfile(tx, body, by)
      return readOwnProfile(tx, by.user.user_id)
    })
  })

  app.register(async (photos) => {
    photos.addContentTypeParser(
      SENT_TYPES,
      { parseAs: 'buffer', bodyLimit: MOST_SENT_BYTES },
      (_, bytes, done) => done(null, bytes),
    )
    photos.post(`${PATH}photo/`, async (request): Promise<SentPhoto> => {
      const { user, at } = byOf(request)
      await readOwnProfile(database, user.user_id)
      const sent = request.body
      if (!Buffer.isBuffer(sent)) throw refuseFormat('photo')
      const bytes = await drawing(askerOf(request), () => drawPortrait({ pictures, opener }, sent))
      return { photo: `/media/portraits/${await keepPortrait(database, bytes, { owner: user.user_id, at })}` }
    })
  })

  app.get<{ Params: { name: string } }>('/media/portraits/:name', async (request, reply) => {
    const { name } = request.params
    const bytes = /^[0-9a-f]{64}$/.test(name) ? await readPortrait(database, name) : null
    if (!bytes) throw notFound()
    return reply
      .headers({ 'cache-control': A_DAY, 'x-content-type-options': 'nosniff' })
      .type('image/jpeg')
      .send(bytes)
  })
}
