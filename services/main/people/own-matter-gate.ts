import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownMatterInWords } from '#machines/lifecycles/own-matter.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { ownMatter } from '#services/shared/http/problem.ts'
import type { FindOwnArtist } from './own-artist.ts'
import { OWN_VIEWS, type OwnMatter, ownMatterOf } from './own-matters.ts'

interface GateDeps {
  database: Pick<Database, 'query'>
  findOwnArtist: FindOwnArtist
  /** Answers the code by which an artist is paid. */
  findRoyaltyCode: (artist: number) => Promise<string>
}

export interface OwnMatterGate {
  /** A hook before each route: throws 403 `own_matter` where staff would act on their own money, and 503. */
  refuse(request: FastifyRequest): Promise<void>
  /**
   * A hook after each route: what OPTIONS says of one thing has its `refusal` where it is staff's own, and so
   * has what GET answers of an artist's money.
   */
  tell(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>
  /** Which of these artists the member of staff who asks is. Throws 401, 403 and 503. */
  ownAmong(request: FastifyRequest, artists: readonly number[]): Promise<ReadonlySet<number>>
}

export const OWN_MONEY = ownMatterInWords('money')

/**
 * Keeps staff who are artists from acting on themselves, as own-matters.ts lists. Whose money it is is told
 * by the artist profile of the account, by the account that sold pictures came from, and by the address that
 * payments are told to.
 */
export function createOwnMatterGate({ database, findOwnArtist, findRoyaltyCode }: GateDeps): OwnMatterGate {
  async function findOwn(request: FastifyRequest, sql: string, value: unknown): Promise<number[]> {
    const staff = requireStaff(request)
    const artist = await findOwnArtist(staff, request.headers.authorization)
    const rows = await database.query<{ artist: number }>(
      `select distinct concerned.artist from (${sql}) concerned where concerned.artist = $2
         or exists (select from main.royalty_line
           where royalty_line.artist_id = concerned.artist and royalty_line.creator_uuid = $3)
         or exists (select from main.artist_identity
           where artist_identity.artist = concerned.artist and lower(artist_identity.email) = lower($4))`,
      [value, artist, staff.user_id, staff.email],
    )
    return rows.map((row) => row.artist)
  }

  async function isPaidBy(request: FastifyRequest, code: string | null): Promise<boolean> {
    const artist = await findOwnArtist(requireStaff(request), request.headers.authorization)
    return artist !== null && (await findRoyaltyCode(artist)) === code
  }

  async function isOwn(request: FastifyRequest, matter: OwnMatter | undefined): Promise<boolean> {
    if (!request.user?.is_staff || !matter) return false
    if ('codeOf' in matter) return isPaidBy(request, matter.codeOf(request))
    return (await findOwn(request, matter.sql, matter.valueOf(request))).length > 0
  }

  return {
    async refuse(request) {
      if (request.method === 'GET' || request.method === 'OPTIONS') return
      if (await isOwn(request, ownMatterOf(routeOf(request)))) throw ownMatter(OWN_MONEY)
    },

    async tell(request, reply, payload) {
      if (typeof payload !== 'object' || reply.statusCode !== 200) return payload
      const [route, { method }] = [routeOf(request), request]
      if (method === 'OPTIONS' && route.includes(':') && (await isOwn(request, ownMatterOf(route))))
        return { ...payload, refusal: OWN_MONEY }
      if (method !== 'GET' || !OWN_VIEWS[route]) return payload
      // A page is read while nobody knows whose it is: what it offers is refused then.
      const isRefused = await isOwn(request, OWN_VIEWS[route]).catch(() => false)
      return { ...payload, refusal: isRefused ? OWN_MONEY : null }
    },

    async ownAmong(request, artists) {
      const sql = 'select json_array_elements_text($1::json)::int as artist'
      return new Set(artists.length > 0 ? await findOwn(request, sql, JSON.stringify(artists)) : [])
    },
  }
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? ''
