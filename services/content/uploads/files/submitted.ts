import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict } from '#services/shared/http/problem.ts'

/** Throws 409 where staff look at a file, as a picture of an application that was submitted. */
export async function refuseSubmitted(db: Queryable, id: string, owner: string): Promise<void> {
  const submitted = await db.query(
    `select from content.application_samples s join content.artist_profiles p on p.id = s.profile_id
     where s.file_id = $1 and p.user_uuid = $2 and p.application_stage = 'submitted'`,
    [id, owner],
  )
  if (submitted.length > 0)
    throw conflict('This picture is part of an application that was submitted.', 'application_closed')
}
