import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { type KeptView, MOST_VIEWS, type ViewContent } from './contract.ts'

interface ViewRow extends ViewContent {
  id: number
  resource: string
  name: string
  is_shared: boolean
  is_default: boolean
  email: string
  is_own: boolean
  version: number
}

/** $1 is who reads. */
const VIEWS = `select saved_view.*, person.email, saved_view.owner = $1 as is_own,
  exists (select 1 from main.default_view where person = $1 and view = saved_view.id) as is_default
  from main.saved_view join main.person on person.uuid = saved_view.owner
  where (saved_view.owner = $1 or saved_view.is_shared)`

/** Lists a resource's views that a person may see, by name: writes keep each kind to {@link MOST_VIEWS}. */
export async function listViews(db: Queryable, resource: string, person: string): Promise<KeptView[]> {
  const rows = await db.query<ViewRow>(
    `${VIEWS} and saved_view.resource = $2 order by name_key, saved_view.id limit $3`,
    [person, resource, 2 * MOST_VIEWS],
  )
  return rows.map(toView)
}

/** Throws 404, for somebody else's own too. */
export async function readView(db: Queryable, id: number, person: string): Promise<KeptView> {
  const [row] = await db.query<ViewRow>(`${VIEWS} and saved_view.id = $2`, [person, id])
  if (!row) throw notFound()
  return toView(row)
}

const toView = ({
  id,
  resource,
  name,
  search,
  ordering,
  filters,
  columns,
  is_shared,
  is_default,
  email,
  is_own,
  version,
}: ViewRow): KeptView => ({
  id,
  resource,
  name,
  search,
  ordering,
  filters,
  columns,
  is_shared,
  is_default,
  owner: email,
  is_own,
  version,
})
