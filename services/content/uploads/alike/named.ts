import { parse } from 'node:path'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { AlikeView } from '../contract.ts'
import { CREATOR, type Found, type Looker, viewOf } from './found.ts'
import { isToldApart } from './told-apart.ts'

/**
 * Finds, for staff, the images whose local id is the name of a file: it is meant to replace their picture, as
 * print shops name files (docs/decisions/console/0052-uploads.md).
 */
export async function findNamed(
  db: Queryable,
  files: readonly { id: string; name: string }[],
  looker: Looker,
): Promise<Map<string, AlikeView[]>> {
  if (!looker.is_staff) return new Map()
  const named = files.map(({ id, name }) => ({ id, local_id: parse(name).name.trim() }))
  const rows = await db.query<Found & { of: string }>(
    `select f.id as of, images.id as image, null as file, title as name, published, artwork_version as version,
       ${CREATOR} as creator, 0 as distance
     from json_to_recordset($1::json) as f(id text, local_id text)
     join content.images on images.local_id = f.local_id and images.local_id <> '' and publisher <> 'GET'
     where not ${isToldApart("'file:' || f.id", "'image:' || images.id")}
     order by images.id`,
    [JSON.stringify(named)],
  )
  return new Map(
    [...Map.groupBy(rows, ({ of }) => of)].map(([id, found]) => [
      id,
      found.map(({ of: _, ...each }) => viewOf(each, 'named', looker)),
    ]),
  )
}
