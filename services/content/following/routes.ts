import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { windowOf } from '#services/shared/http/windows.ts'
import type { ArtistPageView } from '../artist-pages/contract.ts'
import { readArtistId, readArtistPage } from '../artist-pages/read-pages.ts'
import type { FollowBody, FollowingList, FollowMailView, UnsubscribeParams } from './contract.ts'
import { readWantsMail, setWantsMail } from './followers.ts'
import { followArtist, listFollowed, listWithoutPage, unfollowArtist } from './follows.ts'
import { dropUnsent, findUnsubscribing } from './unsubscribe-links.ts'

const PAGE = 50
const MOST_OF_PAGE = 100

const followBody = z.strictObject({ following: z.boolean() }) satisfies z.ZodType<FollowBody>
const mailBody = z.strictObject({ wants_mail: z.boolean() }) satisfies z.ZodType<FollowMailView>
const listQuery = z.object({
  limit: integerParam({ min: 1, max: MOST_OF_PAGE }).default(PAGE),
  offset: integerParam({ min: 0, max: 1_000_000 }).default(0),
})

interface FollowingDeps {
  /** May lag, but not for whoever has just written. */
  database: Database
  /** Where follows are written. */
  primary: Database
  clock: Clock
}

/** Adds /content/following/, /content/artists/{id}/following/ and /content/unsubscribe/ (contract.ts). */
export function registerFollowingRoutes(
  app: FastifyInstance,
  { database, primary, clock }: FollowingDeps,
): void {
  const endMail = async (tx: Queryable, user: string): Promise<void> => {
    await setWantsMail(tx, user, false, clock())
    await dropUnsent(tx, user)
  }

  app.put<{ Params: { id: string } }>(
    '/content/artists/:id/following/',
    async (request): Promise<ArtistPageView> => {
      const { user_id: user } = requireUser(request)
      const artist = readArtistId(request.params.id)
      const { following } = parse(followBody, request.body)
      const page = await primary.transaction(async (tx) => {
        if (!following) await unfollowArtist(tx, { user, artist })
        else if (await readArtistPage(tx, artist, user)) await followArtist(tx, { user, artist }, clock())
        return readArtistPage(tx, artist, user)
      })
      if (!page) throw notFound()
      return page
    },
  )

  app.get('/content/following/', async (request): Promise<FollowingList> => {
    const { user_id: user } = requireUser(request)
    const asked = parse(listQuery, request.query)
    const { count, artists } = await listFollowed(database, user, asked)
    return {
      ...windowOf(request, asked, count, artists),
      without_page: await listWithoutPage(database, user),
      wants_mail: await readWantsMail(database, user),
    }
  })

  app.put('/content/following/mail/', async (request): Promise<FollowMailView> => {
    const { user_id: user } = requireUser(request)
    const { wants_mail } = parse(mailBody, request.body)
    await primary.transaction((tx) =>
      wants_mail ? setWantsMail(tx, user, true, clock()) : endMail(tx, user),
    )
    return { wants_mail }
  })

  /** Throws 404. */
  const findWhoseMail = async ({ token }: UnsubscribeParams): Promise<string> => {
    const user = await findUnsubscribing(primary, token, clock())
    if (user === null) throw notFound()
    return user
  }

  app.get<{ Params: UnsubscribeParams }>(
    '/content/unsubscribe/:token/',
    async ({ params }): Promise<FollowMailView> => ({
      wants_mail: await readWantsMail(primary, await findWhoseMail(params)),
    }),
  )

  app.post<{ Params: UnsubscribeParams }>('/content/unsubscribe/:token/', async ({ params }, reply) => {
    const user = await findWhoseMail(params)
    await primary.transaction((tx) => endMail(tx, user))
    return reply.code(204).send()
  })
}
