import type { FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { forbidden } from '#services/shared/http/problem.ts'
import type { Person } from '#services/shared/resources/resource.ts'

/** Who uploads: staff, or an artist, whose uploads bear the name of their profile. */
export interface Uploader extends Person {
  /** The full name of their artist profile; null where staff have none. */
  artist: string | null
  /** Whether they may sell: an applicant sends pictures, which stay their own until they are approved. */
  isApproved: boolean
}

/** Throws 401, and 403 for whoever is neither staff nor an artist (spec.md section 6). */
export async function requireUploader(db: Queryable, request: FastifyRequest): Promise<Uploader> {
  const user = requireUser(request)
  const [profile] = await db.query<{ name: string; is_approved: boolean }>(
    'select full_name as name, approved as is_approved from content.artist_profiles where user_uuid = $1',
    [user.user_id],
  )
  if (!profile && !user.is_staff) throw forbidden()
  const { user_id, email, is_staff } = user
  return {
    user_id,
    email,
    is_staff,
    artist: profile?.name ?? null,
    isApproved: profile?.is_approved ?? false,
  }
}

/** Answers the full name of somebody's artist profile; null for others than artists. */
export async function readArtistName(db: Queryable, uuid: string): Promise<string | null> {
  const [profile] = await db.query<{ name: string }>(
    'select full_name as name from content.artist_profiles where user_uuid = $1',
    [uuid],
  )
  return profile?.name ?? null
}
