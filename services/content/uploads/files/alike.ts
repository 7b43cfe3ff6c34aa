import { FORMATS } from '#machines/lifecycles/original.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { originalNameOf } from '../../media/picture-store.ts'
import type { AlikeView } from '../contract.ts'

/** Of 64 bits: two pictures that differ in no more look the same. */
const NEAR = 6
const MOST = 20

interface Found {
  image: string | null
  file: string | null
  name: string
  published: boolean
  version: string | null
  distance: number
}

const viewOf = ({ version, ...found }: Found, kind: AlikeView['kind']): AlikeView => ({
  ...found,
  kind,
  thumb: found.image === null ? '' : `/media/${found.image}/${version}/320`,
})

/** Finds the images that have these bytes as their original, whether published or not; by their hash. */
export async function findSameBytes(
  db: Queryable,
  hashes: readonly string[],
): Promise<Map<string, AlikeView[]>> {
  const paths = hashes.flatMap((sha256) =>
    Object.values(FORMATS).map((extension) => ({ sha256, path: originalNameOf(sha256, extension) })),
  )
  const rows = await db.query<Found & { sha256: string }>(
    `select p.sha256, images.id as image, null as file, title as name, published, artwork_version as version, 0 as distance
     from json_to_recordset($1::json) as p(sha256 text, path text)
     join content.images on artwork ->> 'kind' = 'file' and artwork ->> 'path' = p.path
     order by images.created_at, images.id`,
    [JSON.stringify(paths)],
  )
  const bySha = Map.groupBy(rows, ({ sha256 }) => sha256)
  return new Map(
    [...bySha].map(([sha256, found]) => [
      sha256,
      found.slice(0, MOST).map(({ sha256: _, ...each }) => viewOf(each, 'same')),
    ]),
  )
}

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
     order by l.distance, l.image_id, l.file_id limit ${MOST}`,
    [likeness, id, owner],
  )

/** Reads the near ones that are still there and have not been told apart from the file, of each file. */
export async function readNear(db: Queryable, files: readonly string[]): Promise<Map<string, AlikeView[]>> {
  const rows = await db.query<Found & { of: string }>(
    `select f.id as of, n.image, n.file, coalesce(images.title, other.name) as name,
       coalesce(images.published, false) as published, images.artwork_version as version, n.distance
     from content.upload_files f
     cross join lateral jsonb_to_recordset(f.near) as n(image text, file text, distance int)
     left join content.images on images.id = n.image
     left join content.upload_files other on other.id = n.file and other.upload is null
     where f.id in (select json_array_elements_text($1::json)) and coalesce(images.id, other.id) is not null
       and not exists (
         select from content.told_apart t, lateral (
           select 'file:' || f.id as mine, coalesce('image:' || n.image, 'file:' || n.file) as theirs) pair
         where (t.one = mine and t.other = theirs) or (t.other = mine and t.one = theirs))
     order by n.distance, n.image, n.file`,
    [JSON.stringify(files)],
  )
  return new Map(
    [...Map.groupBy(rows, ({ of }) => of)].map(([id, found]) => [
      id,
      found.map(({ of: _, ...each }) => viewOf(each, 'near')),
    ]),
  )
}
