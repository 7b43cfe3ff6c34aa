import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { StaticCollection } from '#services/shared/vocabulary.ts'
import { auditImage } from './image-audit.ts'

/**
 * Puts an image on a static list (spec.md section 4, Static tags) and notes `image.tagged`. Answers whether
 * it was there already, which changes nothing. Throws 404 for an unknown image.
 */
export async function addStaticTag(
  tx: Queryable,
  id: string,
  collection: StaticCollection,
  by: { actor: string; at: Date },
): Promise<{ already: boolean }> {
  const [image] = await tx.query('select 1 from content.images where id = $1 for no key update', [id])
  if (!image) throw notFound()
  const added = await tx.query(
    `insert into content.static_tags (image_id, collection, at) values ($1, $2, $3)
     on conflict do nothing returning 1`,
    [id, collection, by.at],
  )
  if (added.length === 0) return { already: true }
  await auditImage(tx, id, 'image.tagged', by, { collection })
  return { already: false }
}

/** Reads the static lists of those of `ids` that are on any, by the lists' names. */
export async function staticTagsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, StaticCollection[]>> {
  const rows = await db.query<{ id: string; collections: StaticCollection[] }>(
    `select image_id as id, array_agg(collection order by collection) as collections from content.static_tags
     where image_id in (select json_array_elements_text($1::json)) group by image_id`,
    [JSON.stringify(ids)],
  )
  return new Map(rows.map(({ id, collections }) => [id, collections]))
}
