import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { integerParam } from '#services/shared/http/fields.ts'
import { forbidden } from '#services/shared/http/problem.ts'
import { revalidated } from '#services/shared/http/revalidated.ts'
import { parse } from '#services/shared/http/validate.ts'
import { windowOf } from '#services/shared/http/windows.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import type { ArtistProfileList } from './contract.ts'
import { listArtistProfiles } from './read-artist-profiles.ts'

const LARGEST_OFFSET = 2_147_483_647

const listQuery = z.object({
  user_uuid: z.uuid({ error: 'Must be a valid UUID.' }).nullable().default(null),
  ordering: z.enum(['full_name', '-modified']).default('full_name'),
  limit: integerParam({ min: 1, max: 1_000 }).default(100),
  offset: integerParam({ min: 0, max: LARGEST_OFFSET }).default(0),
})

/** GET /api/artist-profile/ (contract.ts). */
export function registerArtistProfileRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  app.get('/api/artist-profile/', revalidated, async (request): Promise<ArtistProfileList> => {
    const user = requireUser(request)
    const { user_id: own, is_staff } = user
    const wanted = parse(listQuery, request.query)
    if (!is_staff && wanted.user_uuid !== null && wanted.user_uuid !== own) throw forbidden()
    const user_uuid = is_staff ? wanted.user_uuid : own
    if (user_uuid !== own) recordStaffAccess(app, user, { subject: 'artist_profile', owner: user_uuid })
    const { count, profiles } = await listArtistProfiles(database, { ...wanted, user_uuid })
    return windowOf(request, wanted, count, profiles)
  })
}
