import type { Queryable } from '#services/shared/database/driver.ts'

interface Shown {
  id: string
  /** Whom it is credited to; null for nobody. */
  artist: number | null
}

/**
 * Notes when images are published for the first time. Whoever publishes one, and whoever credits one to
 * another artist, calls it in the same transaction. Those that are not published are passed over.
 */
export async function noteDebuts(tx: Queryable, images: readonly Shown[]): Promise<void> {
  await tx.query(
    `insert into content.debuts (image_id, artist_id, at)
     select id, r.artist, updated_at from json_to_recordset($1::json) as r(id text, artist int)
     join content.images using (id) where published order by id
     on conflict (image_id) do update set artist_id = excluded.artist_id
     where debuts.artist_id is distinct from excluded.artist_id`,
    [JSON.stringify(images)],
  )
}
