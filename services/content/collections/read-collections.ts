import type { Queryable } from '#services/shared/database/driver.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import type { Viewer } from '#services/shared/resources/resource.ts'
import type { CollectionView } from './contract.ts'

interface CollectionRow {
  id: number
  name: string
  description: string
  version: number
  created_at: Date
  updated_at: Date
  contents: string[]
  count: number
}

/** `$1` says whether unpublished images show too, `$2` how many ids of each to answer. */
const READ = `
  select c.id, c.name, c.description, c.version, c.created_at, c.updated_at,
    (select count(*)::int from content.collection_images m join content.images on images.id = m.image_id
     where m.collection_id = c.id and ($1 or images.published)) as count,
    array(select m.image_id from content.collection_images m join content.images on images.id = m.image_id
     where m.collection_id = c.id and ($1 or images.published) order by m.place limit $2) as contents
  from content.collections c
  join json_array_elements_text($3::json) with ordinality as page (id, place) on page.id::int = c.id
  order by page.place`

/** Reads collections in the order of `ids`, at most so many `contents` of each. */
export async function readCollections(
  db: Queryable,
  ids: readonly RecordId[],
  viewer: Viewer,
  { contents }: { contents: number },
): Promise<CollectionView[]> {
  const rows = await db.query<CollectionRow>(READ, [viewer?.is_staff ?? false, contents, JSON.stringify(ids)])
  return rows.map(({ created_at, updated_at, ...row }) => ({
    ...row,
    created: created_at.toISOString(),
    updated: updated_at.toISOString(),
  }))
}
