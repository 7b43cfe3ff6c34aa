import type { Queryable } from '#services/shared/database/driver.ts'
import { folded } from '#services/shared/database/folded.ts'
import type { Window } from '#services/shared/http/windows.ts'
import type { ArtistProfileView } from './contract.ts'

export interface ArtistProfilesRequest extends Window {
  /** Null reads everybody's. */
  user_uuid: string | null
  ordering: keyof typeof ORDERS
}

type ProfileRow = Omit<ArtistProfileView, 'created'> & { created_at: Date }

export const ORDERS = {
  full_name: `${folded('full_name')}, id`,
  '-modified': 'updated_at desc, id desc',
} as const

const MATCHING = '($1::text is null or user_uuid = $1)'

export async function listArtistProfiles(
  db: Queryable,
  { user_uuid, ordering, limit, offset }: ArtistProfilesRequest,
): Promise<{ count: number; profiles: ArtistProfileView[] }> {
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from content.artist_profiles where ${MATCHING}`,
    [user_uuid],
  )
  const rows = await db.query<ProfileRow>(
    `select id, user_uuid, full_name, photo, application_stage, bio, email, approved, created_at
     from content.artist_profiles where ${MATCHING} order by ${ORDERS[ordering]} limit $2 offset $3`,
    [user_uuid, limit, offset],
  )
  const profiles = rows.map(({ created_at, ...row }) => ({ ...row, created: created_at.toISOString() }))
  return { count: total?.count ?? 0, profiles }
}
