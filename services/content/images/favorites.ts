import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'

/**
 * Sets whether an image is among a user's favorites; doing it twice is doing it once. Throws 404 for an
 * unknown image.
 */
export async function setFavorite(
  tx: Queryable,
  id: string,
  favorite: boolean,
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  const [image] = await tx.query('select 1 from content.images where id = $1 for key share', [id])
  if (!image) throw notFound()
  if (favorite)
    await tx.query(
      'insert into content.favorites (user_id, image_id, at) values ($1, $2, $3) on conflict do nothing',
      [actor, id, at],
    )
  else await tx.query('delete from content.favorites where user_id = $1 and image_id = $2', [actor, id])
}

/** Answers which of `ids` are favorites of the user. */
export async function findFavorites(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select image_id as id from content.favorites
     where user_id = $1 and image_id in (select json_array_elements_text($2::json))`,
    [userId, JSON.stringify(ids)],
  )
  return new Set(rows.map(({ id }) => id))
}
