import { z } from 'zod'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { STATIC_COLLECTIONS, type StaticCollection } from '#services/shared/vocabulary.ts'

const tagged = z.object({ _static: z.array(z.enum(STATIC_COLLECTIONS)) })

/** Reads of an image's record which static lists it is on. */
export const listsOf = (values: Values): StaticCollection[] => tagged.parse(values)._static

/** Puts an image on the static lists that its record says, and on no other (spec.md section 4). */
export async function placeOnLists(tx: Queryable, id: string, values: Values): Promise<void> {
  const lists = JSON.stringify(listsOf(values))
  await tx.query(
    `delete from content.static_tags
     where image_id = $1 and collection not in (select json_array_elements_text($2::json))`,
    [id, lists],
  )
  await tx.query(
    `insert into content.static_tags (image_id, collection, at)
     select $1, collection, $3 from json_array_elements_text($2::json) as listed (collection)
     on conflict do nothing`,
    [id, lists, values.updated],
  )
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
