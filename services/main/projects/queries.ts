import type { Queryable } from '#services/shared/database/driver.ts'
import { hasWords } from '#services/shared/database/folded.ts'
import { findCurrentCart } from '../cart/access.ts'
import { toProjectRef } from '../cart/queries.ts'
import { type PricedLine, totals } from '../pricing/rules.ts'
import type { LinePictureView, ProjectSummaryView, WorkspaceView } from './contract.ts'

interface Wanted {
  /** Words that must all be in the name or the number. */
  search: string
  limit: number
  offset: number
}

/** Narrows the list of projects further. */
export interface ProjectFilters {
  /** Words that must all be in the name; empty for any. */
  name: string
  /** Whether they have been ordered; null for both. */
  latest_order: boolean | null
}

interface ProjectRow {
  token: string
  project_id: number
  name: string
  latest_order: string | null
  changed_at: Date
}

const MOST_PICTURES = 4

const OWNED = `owner = $1 and migrated_into is null and ${hasWords(`name || ' ' || project_id`, '$2')}`
const FILTERED = `${OWNED} and ${hasWords('name', '$3')} and ($4::boolean is null or (latest_order is not null) = $4)`
const OPEN = `${OWNED} and latest_order is null`

/** Reads a list, last changed first. */
export async function listProjects(
  db: Queryable,
  owner: string,
  { search, name, latest_order, limit, offset }: Wanted & ProjectFilters,
): Promise<{ count: number; projects: ProjectSummaryView[] }> {
  const asked = [owner, search, name, latest_order]
  const rows = await db.query<ProjectRow>(
    `select token, project_id, name, latest_order, changed_at from main.cart where ${FILTERED}
     order by changed_at desc, project_id desc limit $5 offset $6`,
    [...asked, limit, offset],
  )
  return { count: await count(db, FILTERED, asked), projects: await toSummaries(db, rows, owner) }
}

/** Reads one of an account's projects, by its cart. */
export async function readProject(db: Queryable, token: string, owner: string): Promise<ProjectSummaryView> {
  const rows = await db.query<ProjectRow>(
    'select token, project_id, name, latest_order, changed_at from main.cart where token = $1',
    [token],
  )
  const [project] = await toSummaries(db, rows, owner)
  if (!project) throw new Error('There is no cart of this token.')
  return project
}

/** Reads the projects that have not been ordered, the current one first, then by last change. */
export async function listWorkspaces(
  db: Queryable,
  owner: string,
  { search, limit, offset }: Wanted,
): Promise<{ count: number; workspaces: WorkspaceView[] }> {
  const rows = await db.query<ProjectRow>(
    `select token, project_id, name from main.cart where ${OPEN}
     order by (token = $3) desc, changed_at desc, project_id desc limit $4 offset $5`,
    [owner, search, await findCurrentCart(db, owner), limit, offset],
  )
  return { count: await count(db, OPEN, [owner, search]), workspaces: rows.map(toWorkspace) }
}

/** Shows a project as the workspace to add to. */
export function toWorkspace(row: Pick<ProjectRow, 'token' | 'project_id' | 'name'>): WorkspaceView {
  const project = toProjectRef(row)
  return { id: project.id, label: project.label, project, token: row.token }
}

/** Makes this one of the owner's carts the one that they add to. */
export const chooseProject = (tx: Queryable, owner: string, token: string) =>
  tx.query(
    `insert into main.current_project (owner, cart) values ($1, $2)
     on conflict (owner) do update set cart = excluded.cart`,
    [owner, token],
  )

async function count(db: Queryable, which: string, asked: readonly unknown[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from main.cart where ${which}`,
    asked,
  )
  return row?.count ?? 0
}

async function toSummaries(
  db: Queryable,
  rows: readonly ProjectRow[],
  owner: string,
): Promise<ProjectSummaryView[]> {
  const tokens = rows.map(({ token }) => token)
  const current = await findCurrentCart(db, owner)
  const lines = await readLines(db, tokens)
  const pictures = await readPictures(db, tokens)
  return rows.map(({ token, latest_order, changed_at, ...project }) => {
    const { quantity, grandTotal } = totals(lines.get(token) ?? [])
    return {
      ...toProjectRef(project),
      token,
      quantity,
      grand_total: grandTotal,
      latest_order,
      is_current: token === current,
      changed_at: changed_at.toISOString(),
      pictures: pictures.get(token) ?? [],
    }
  })
}

/** Reads the lines of some carts that can be bought. */
async function readLines(db: Queryable, tokens: readonly string[]): Promise<Map<string, PricedLine[]>> {
  const rows = await db.query<PricedLine & { cart: string }>(
    `select cart, substrate, frame, width, height, quantity, unit_price as "unitPrice"
     from main.cart_item where cart = any($1) and fault is null`,
    [tokens],
  )
  return Map.groupBy(rows, ({ cart }) => cart)
}

async function readPictures(
  db: Queryable,
  tokens: readonly string[],
): Promise<Map<string, LinePictureView[]>> {
  const rows = await db.query<LinePictureView & { cart: string }>(
    `select cart, item.name, item.imgsrc, item.preview from unnest($1::text[]) as wanted (cart)
     cross join lateral (select id, name, imgsrc, preview from main.cart_item
       where cart_item.cart = wanted.cart order by id limit ${MOST_PICTURES}) item
     order by item.id`,
    [tokens],
  )
  const byCart = Map.groupBy(rows, ({ cart }) => cart)
  return new Map(
    [...byCart].map(([cart, items]) => [
      cart,
      items.map(({ name, imgsrc, preview }) => ({ name, imgsrc, preview })),
    ]),
  )
}
