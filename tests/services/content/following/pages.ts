import { randomUUID } from 'node:crypto'
import { enrolArtists } from '#services/content/index/enrol-artists.ts'
import type { Queryable } from '#services/shared/database/driver.ts'

/** Makes an artist who has a page, and answers their id and account. */
export async function createPage(db: Queryable, name: string): Promise<{ id: number; account: string }> {
  const at = new Date('2026-01-01T00:00:00Z')
  const [id = 0] = (await enrolArtists(db, [{ artist: name, at }])).values()
  const account = randomUUID()
  await db.query(
    `insert into content.artist_profiles (user_uuid, full_name, application_stage, email, approved, artist_id,
       created_at, updated_at)
     values ($1, $2, 'approved', 'artist@example.test', true, $3, $4, $4)`,
    [account, name, id, at],
  )
  return { id, account }
}
