import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AddressOf } from '#services/shared/http/address-of.ts'
import { requireStaff, requireUser } from '#services/shared/http/authenticate.ts'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import { requireKey } from '#services/shared/http/idempotency.ts'
import { pageOf, readPage } from '#services/shared/http/pages.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import { readAnswer, type WriteDeps, writeOnce } from '../../http.ts'
import type { Limits } from '../../limits.ts'
import type { FindOwnProfile, OwnProfile } from '../../people/own-profile.ts'
import { noteAddress } from '../../people/people.ts'
import { messageBody, readBody, threadUser } from './body.ts'
import type { ArtistMessageView, Side } from './contract.ts'
import { type Desk, toArtistMail, toStaffMail } from './mails.ts'
import type { ClaimPictures } from './pictures.ts'
import { addMessage, findThread, keepThread, listMessages, markRead } from './store.ts'
import { listThreads, viewThread } from './threads.ts'

export interface ThreadDeps extends WriteDeps {
  limits: Limits
  mailer: Mailer
  shop: Desk
  findOwnProfile: FindOwnProfile
  addressOf: AddressOf
  claimPictures: ClaimPictures
}

type OfThread = FastifyRequest<{ Params: { user: string } }>

const PATH = '/api/artist-threads/'
/** Stands for the uuid of whoever asks. */
const OWN = 'me'

/** Adds /api/artist-threads/ and what is beneath it (contract.ts). */
export function addThreadRoutes(host: FastifyInstance, deps: ThreadDeps): void {
  const { database, clock, limits, mailer, shop, findOwnProfile, addressOf, claimPictures } = deps

  /** Throws 401 for a guest, and 404 for everybody but the artist and staff. */
  const open = (request: OfThread): { user: string; reader: Side; author: string } => {
    const { user_id, is_staff } = requireUser(request)
    const { user: asked } = request.params
    const user = asked === OWN ? user_id : threadUser.safeParse(asked).data?.toLowerCase()
    if (user === user_id) return { user, reader: 'artist', author: user_id }
    if (user === undefined || !is_staff) throw notFound()
    recordStaffAccess(host, { user_id }, { subject: 'artist_thread', id: user, owner: user })
    return { user, reader: 'staff', author: user_id }
  }

  const requireProfile = async (request: OfThread, user: string): Promise<OwnProfile> => {
    const profile = await findOwnProfile({ user_id: user }, request.headers.authorization)
    if (!profile) throw notFound()
    return profile
  }

  /** A thread is there before its first message. */
  const readThread = async (request: OfThread) => {
    const { user, reader } = open(request)
    const thread = await findThread(database, user)
    if (thread) return { reader, thread }
    const { id, full_name } = await requireProfile(request, user)
    return { reader, thread: { user_uuid: user, profile: id, name: full_name } }
  }

  /** Whom staff write to: their address of today, which only the auth service knows. */
  const readArtist = async (request: OfThread, user: string) => {
    const isBegun = (await findThread(database, user)) !== null
    const profile = isBegun ? null : await requireProfile(request, user)
    const address = await addressOf(user).catch((error: unknown) => {
      // A thread that stands has an address of earlier.
      if (isBegun && error instanceof UpstreamFailure) return null
      throw error
    })
    if (profile && address === null) throw notFound()
    return { profile, address }
  }

  host.get(PATH, async (request) => {
    recordStaffAccess(host, requireStaff(request), { subject: 'artist_threads', owner: null })
    const page = readPage(request, { defaultSize: 20, maxSize: 100 })
    const { count, threads } = await listThreads(database, page)
    return pageOf(request, page, count, threads)
  })

  host.get(`${PATH}:user/`, async (request: OfThread) => {
    const { reader, thread } = await readThread(request)
    return viewThread(database, thread, reader)
  })

  host.get(`${PATH}:user/messages/`, async (request: OfThread) => {
    const { reader, thread } = await readThread(request)
    const page = readPage(request, { defaultSize: 50, maxSize: 100 })
    const { count, messages } = await listMessages(database, { thread: thread.user_uuid, reader }, page)
    return pageOf(request, page, count, messages)
  })

  host.post(`${PATH}:user/read/`, async (request: OfThread) => {
    const { reader, thread } = await readThread(request)
    const { up_to: upTo } = parse(readBody, request.body)
    await database.transaction((tx) => markRead(tx, { thread: thread.user_uuid, reader, upTo, at: clock() }))
    return viewThread(database, thread, reader)
  })

  host.post(`${PATH}:user/messages/`, async (request: OfThread, reply) => {
    const { user, reader: side, author } = open(request)
    requireKey(request)
    const { text, pictures: names } = parse(messageBody, request.body)
    // What was sent before is answered though the catalogue cannot be asked now.
    const earlier = await readAnswer<ArtistMessageView>(deps, request)
    if (earlier) return reply.code(earlier.status).send(earlier.body)
    const { profile, address } =
      side === 'artist'
        ? { profile: await requireProfile(request, user), address: null }
        : await readArtist(request, user)
    const pictures = await claimPictures(user, names, request.headers.authorization)
    const { status, body } = await writeOnce<ArtistMessageView>(deps, request, async (tx) => {
      if (side === 'artist') await limits.artistMessage(tx, user)
      if (address !== null) await noteAddress(tx, user, address)
      if (profile) await keepThread(tx, user, profile)
      const thread = await findThread(tx, user)
      if (!thread) throw notFound()
      const message = await addMessage(tx, { thread: user, side, author, text, pictures, at: clock() })
      const written = { name: thread.name, text, pictures: pictures.length, user }
      const mail = side === 'artist' ? toStaffMail(shop, written) : toArtistMail(shop, thread.email, written)
      await mailer.write(tx, mail, clock())
      return { status: 201, body: message }
    })
    mailer.send()
    return reply.code(status).send(body)
  })
}
