import type { Queryable } from '#services/shared/database/driver.ts'
import type { AlikeView } from '../contract.ts'
import { CREATOR, type Found, type Looker, MOST_ALIKE, viewOf } from './found.ts'
import { isToldApart } from './told-apart.ts'

/** Of 64 bits: two pictures that differ in no more look the same. */
const NEAR = 6

/** What looked like a file when it was opened. */
export interface Near {
  image: string | null
  file: string | null
  distance: number
}

/**
 * Finds what looks like a file that was just opened, nearest first: images, and other files of the same
 * person that are no upload yet.
 */
export const findNear = (
  tx: Queryable,
  { id, owner, likeness }: { id: string; owner: string; likeness: string },
): Promise<Near[]> =>
  tx.query<Near>(
    `select l.image_id as image, l.file_id as file, l.distance from (
       select image_id, file_id, bit_count(bits # ('x' || $1)::bit(64))::int as distance
       from content.likenesses where file_id is distinct from $2
     ) l left join content.upload_files f on f.id = l.file_id
     where l.distance <= ${NEAR} and (l.image_id is not null or (f.owner = $3 and f.upload is null))
     order by l.distance, l.image_id, l.file_id limit ${MOST_ALIKE}`,
    [likeness, id, owner],
  )

/** Reads the near ones that are still there and have not been told apart from the file, of each file. */
export async function readNear(
  db: Queryable,
  files: readonly string[],
  looker: Looker,
): Promise<Map<string, AlikeView[]>> {
  const rows = await db.query<Found & { of: string }>(
    `select f.id as of, n.image, n.file, coalesce(images.title, other.name) as name,
       coalesce(images.published, false) as published, images.artwork_version as version, ${CREATOR} as creator, n.distance
     from content.upload_files f
     cross join lateral jsonb_to_recordset(f.near) as n(image text, file text, distance int)
     left join content.images on images.id = n.image
     left join content.upload_files other on other.id = n.file and other.upload is null
     where f.id in (select json_array_elements_text($1::json)) and coalesce(images.id, other.id) is not null
       and not ${isToldApart("'file:' || f.id", "coalesce('image:' || n.image, 'file:' || n.file)")}
     order by n.distance, n.image, n.file`,
    [JSON.stringify(files)],
  )
  return new Map(
    [...Map.groupBy(rows, ({ of }) => of)].map(([id, found]) => [
      id,
      found.map(({ of: _, ...each }) => viewOf(each, 'near', looker)),
    ]),
  )
}
