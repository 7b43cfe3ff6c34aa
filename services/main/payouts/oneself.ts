import type { Queryable } from '#services/shared/database/driver.ts'
import type { AccessClaims } from '#services/shared/http/claims.ts'
import { forbidden } from '#services/shared/http/problem.ts'

/**
 * Throws 403 where a member of staff would decide on their own money: the artist's pictures came from their
 * account, or the artist's payments go to their address.
 */
export async function refuseOneself(
  db: Queryable,
  artistId: number,
  { user_id, email }: Pick<AccessClaims, 'user_id' | 'email'>,
): Promise<void> {
  const [own] = await db.query(
    `select 1 from main.royalty_line where artist_id = $1 and creator_uuid = $2
     union all select 1 from main.artist_identity where artist = $1 and lower(email) = lower($3) limit 1`,
    [artistId, user_id, email],
  )
  if (own) throw forbidden('Somebody else of the staff has to do this: it is your own money.')
}
