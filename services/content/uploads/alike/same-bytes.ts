import { FORMATS } from '#machines/lifecycles/original.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { originalNameOf } from '../../media/picture-store.ts'
import type { AlikeView } from '../contract.ts'
import { CREATOR, type Found, type Looker, MOST_ALIKE, viewOf } from './found.ts'

/** Finds the images that have these bytes as their original, whether published or not; by their hash. */
export async function findSameBytes(
  db: Queryable,
  hashes: readonly string[],
  looker: Looker,
): Promise<Map<string, AlikeView[]>> {
  const paths = hashes.flatMap((sha256) =>
    Object.values(FORMATS).map((extension) => ({ sha256, path: originalNameOf(sha256, extension) })),
  )
  const rows = await db.query<Found & { sha256: string }>(
    `select p.sha256, images.id as image, null as file, title as name, published, artwork_version as version,
       ${CREATOR} as creator, 0 as distance
     from json_to_recordset($1::json) as p(sha256 text, path text)
     join content.images on artwork ->> 'kind' = 'file' and artwork ->> 'path' = p.path
     order by images.created_at, images.id`,
    [JSON.stringify(paths)],
  )
  return new Map(
    [...Map.groupBy(rows, ({ sha256 }) => sha256)].map(([sha256, found]) => [
      sha256,
      found.slice(0, MOST_ALIKE).map(({ sha256: _, ...each }) => viewOf(each, 'same', looker)),
    ]),
  )
}
