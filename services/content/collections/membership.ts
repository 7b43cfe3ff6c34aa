import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'

/** Reads the ids of a collection's images, first to last. */
export async function membersOf(tx: Queryable, collection: number): Promise<string[]> {
  const rows = await tx.query<{ image_id: string }>(
    'select image_id from content.collection_images where collection_id = $1 order by place',
    [collection],
  )
  return rows.map(({ image_id }) => image_id)
}

/** Throws 400 at `field`, naming each image that does not exist. */
export async function refuseUnknown(tx: Queryable, field: string, images: readonly string[]): Promise<void> {
  const unknown = await tx.query<{ id: string }>(
    `select id from json_array_elements_text($1::json) as listed (id)
     where not exists (select from content.images where images.id = listed.id)`,
    [JSON.stringify(images)],
  )
  if (unknown.length > 0)
    throw invalid({
      [field]: unknown.map(({ id }) => `Invalid pk "${id.slice(0, 100)}" - object does not exist.`),
    })
}

/** Makes the collection hold these images in this order, and nothing else. */
export async function placeAll(tx: Queryable, collection: number, images: readonly string[]): Promise<void> {
  await tx.query('delete from content.collection_images where collection_id = $1', [collection])
  await put(tx, collection, images, 0)
}

/** Does the same, and writes no more than what is gone and what comes first, where that is all. */
export async function arrange(tx: Queryable, collection: number, images: readonly string[]): Promise<void> {
  const [held, wanted] = [await membersOf(tx, collection), new Set(images)]
  const gone = held.filter((image) => !wanted.has(image))
  const kept = held.filter((image) => wanted.has(image))
  const added = images.slice(0, images.length - kept.length)
  const isAsBefore = kept.every((image, at) => image === images[added.length + at])
  if (!isAsBefore) return placeAll(tx, collection, images)
  if (gone.length > 0) await takeOut(tx, collection, gone)
  if (added.length > 0) await addFirst(tx, collection, added)
}

/** Puts images before all others, in this order; none of them may be in the collection already. */
async function addFirst(tx: Queryable, collection: number, images: readonly string[]): Promise<void> {
  const [first] = await tx.query<{ place: number }>(
    'select coalesce(min(place), 0)::int as place from content.collection_images where collection_id = $1',
    [collection],
  )
  await put(tx, collection, images, (first?.place ?? 0) - images.length)
}

const takeOut = (tx: Queryable, collection: number, images: readonly string[]) =>
  tx.query(
    `delete from content.collection_images
     where collection_id = $1 and image_id in (select json_array_elements_text($2::json))`,
    [collection, JSON.stringify(images)],
  )

const put = (tx: Queryable, collection: number, images: readonly string[], from: number) =>
  tx.query(
    `insert into content.collection_images (collection_id, image_id, place)
     select $1, id, $3::int + ordinality - 1 from json_array_elements_text($2::json) with ordinality as listed (id)`,
    [collection, JSON.stringify(images), from],
  )
