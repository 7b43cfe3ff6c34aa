import type { Queryable } from '#services/shared/database/driver.ts'
import { folded, hasWords } from '#services/shared/database/folded.ts'
import { notFound } from '#services/shared/http/problem.ts'
import type { Window } from '#services/shared/http/windows.ts'
import { type CollectionView, MOST_IMAGES } from './contract.ts'

export interface Viewer {
  /** Whether unpublished images show too, as for staff. */
  unpublished: boolean
}

export interface ListRequest extends Window {
  ordering: 'name' | '-modified'
  /** Words that must all be in name or description; empty for any. */
  search: string
  /** Keeps collections with this image, if the caller may see it; null for any. */
  image: string | null
  /** At most so many ids of each. */
  contents: number
}

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
const columns = (from: string) => `
  select c.id, c.name, c.description, c.version, c.created_at, c.updated_at,
    (select count(*)::int from content.collection_images m join content.images on images.id = m.image_id
     where m.collection_id = c.id and ($1 or images.published)) as count,
    array(select m.image_id from content.collection_images m join content.images on images.id = m.image_id
     where m.collection_id = c.id and ($1 or images.published) order by m.place limit $2) as contents
  from ${from} c`

/** Throws 404. */
export async function readCollection(
  db: Queryable,
  id: number,
  { unpublished }: Viewer,
): Promise<CollectionView> {
  const [row] = await db.query<CollectionRow>(`${columns('content.collections')} where c.id = $3`, [
    unpublished,
    MOST_IMAGES,
    id,
  ])
  if (!row) throw notFound()
  return viewOf(row)
}

const MATCHING = `
  ${hasWords(`name || ' ' || description`, '$1')}
  and ($2::text is null or exists (
    select from content.collection_images m join content.images on images.id = m.image_id
    where m.collection_id = collections.id and m.image_id = $2 and ($3 or images.published)))`

const ORDERS = { name: `${folded('name')}, id`, '-modified': 'updated_at desc, id desc' } as const

export async function listCollections(
  db: Queryable,
  { ordering, search, image, contents, limit, offset }: ListRequest,
  { unpublished }: Viewer,
): Promise<{ count: number; collections: CollectionView[] }> {
  const asked = [search, image, unpublished]
  const [total] = await db.query<{ count: number }>(
    `select count(*)::int as count from content.collections where ${MATCHING}`,
    asked,
  )
  const chosen = await db.query<{ id: number }>(
    `select id from content.collections where ${MATCHING} order by ${ORDERS[ordering]} limit $4 offset $5`,
    [...asked, limit, offset],
  )
  const rows = await db.query<CollectionRow>(
    `${columns('content.collections')}
     join json_array_elements_text($3::json) with ordinality as page (id, place) on page.id::int = c.id
     order by page.place`,
    [unpublished, contents, JSON.stringify(chosen.map(({ id }) => id))],
  )
  return { count: total?.count ?? 0, collections: rows.map(viewOf) }
}

const viewOf = ({ created_at, updated_at, ...row }: CollectionRow): CollectionView => ({
  ...row,
  created: created_at.toISOString(),
  updated: updated_at.toISOString(),
})
