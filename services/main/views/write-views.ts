import { writeAudit } from '#services/shared/audit-log.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import type { NewView, ViewChange } from './body.ts'
import { type KeptView, MOST_VIEWS } from './contract.ts'
import { decideChange } from './decisions.ts'
import { readView } from './read-views.ts'

/** Who writes, and when. */
interface By {
  person: string
  at: Date
}

/** Keeps a new view, and answers its id. Throws 400 for a name that is taken, and where there is no room. */
export async function createView(tx: Queryable, wanted: NewView, by: By): Promise<number> {
  await waitForTurn(tx)
  const { resource, name, search, ordering, filters, columns, is_shared } = wanted
  await refuseTakenName(tx, { resource, name, owner: by.person, id: null })
  if ((await countViews(tx, 'owner = $2', [resource, by.person])) >= MOST_VIEWS)
    throw invalid({ non_field_errors: [`You have ${MOST_VIEWS} views already. Delete one first.`] })
  if (is_shared) await refuseOneMoreShared(tx, resource)
  const [row] = await tx.query<{ id: number }>(
    `insert into main.saved_view
       (resource, owner, name, name_key, search, ordering, filters, columns, is_shared)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      resource,
      by.person,
      name,
      keyOf(name),
      search,
      ordering,
      JSON.stringify(filters),
      columns && JSON.stringify(columns),
      is_shared,
    ],
  )
  const id = Number(row?.id)
  await note(tx, id, 'view.created', { resource, is_shared }, by)
  if (wanted.is_default) await chooseDefault(tx, { id, resource }, by)
  return id
}

/** Throws 400, 403, 404 and 409. */
export async function changeView(tx: Queryable, id: number, change: ViewChange, by: By): Promise<void> {
  await waitForTurn(tx)
  const view = await readView(tx, id, by.person)
  const { changed, is_default } = decideChange(view, change)
  if (Object.keys(changed).length > 0) {
    if (changed.name !== undefined)
      await refuseTakenName(tx, { ...view, name: changed.name, owner: await ownerOf(tx, id) })
    if (changed.is_shared === true) await refuseOneMoreShared(tx, view.resource)
    await replaceParts(tx, { ...view, ...changed })
    // Nobody else sees it any more, so that it must not come back as their default one day.
    if (changed.is_shared === false)
      await tx.query('delete from main.default_view where view = $1 and person <> $2', [id, by.person])
    await note(tx, id, 'view.changed', { fields: Object.keys(changed) }, by)
  }
  if (is_default === true) await chooseDefault(tx, view, by)
  if (is_default === false) {
    await tx.query('delete from main.default_view where view = $1 and person = $2', [id, by.person])
    await note(tx, id, 'view.default_dropped', {}, by)
  }
}

/** Throws 404. */
export async function deleteView(tx: Queryable, id: number, by: By): Promise<void> {
  await waitForTurn(tx)
  const { resource, is_shared } = await readView(tx, id, by.person)
  await tx.query('delete from main.saved_view where id = $1', [id])
  await note(tx, id, 'view.deleted', { resource, is_shared }, by)
}

/** Lets one write of views go on at a time: names and bounds are looked at before they are kept. */
const waitForTurn = (tx: Queryable) =>
  tx.query('select pg_advisory_xact_lock(hashtext($1))', ['main.saved_view'])

const keyOf = (name: string): string => name.toLowerCase()

const ownerOf = async (tx: Queryable, id: number): Promise<string> => {
  const [row] = await tx.query<{ owner: string }>('select owner from main.saved_view where id = $1', [id])
  return `${row?.owner}`
}

const refuseTakenName = async (
  tx: Queryable,
  { resource, name, owner, id }: { resource: string; name: string; owner: string; id: number | null },
) => {
  const taken = await tx.query(
    `select 1 from main.saved_view
     where resource = $1 and owner = $2 and name_key = $3 and id is distinct from $4::int`,
    [resource, owner, keyOf(name), id],
  )
  if (taken.length > 0) throw invalid({ name: ['There is a view of this name already.'] })
}

const countViews = async (tx: Queryable, which: string, values: unknown[]): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from main.saved_view where resource = $1 and ${which}`,
    values,
  )
  return row?.count ?? 0
}

const refuseOneMoreShared = async (tx: Queryable, resource: string) => {
  if ((await countViews(tx, 'is_shared', [resource])) >= MOST_VIEWS)
    throw invalid({ is_shared: [`${MOST_VIEWS} views are shared already. Stop sharing one first.`] })
}

const replaceParts = (tx: Queryable, { id, name, search, ordering, filters, columns, is_shared }: KeptView) =>
  tx.query(
    `update main.saved_view set name = $2, name_key = $3, search = $4, ordering = $5, filters = $6,
       columns = $7, is_shared = $8, version = version + 1 where id = $1`,
    [
      id,
      name,
      keyOf(name),
      search,
      ordering,
      JSON.stringify(filters),
      columns && JSON.stringify(columns),
      is_shared,
    ],
  )

const chooseDefault = async (tx: Queryable, { id, resource }: Pick<KeptView, 'id' | 'resource'>, by: By) => {
  await tx.query(
    `insert into main.default_view (person, resource, view) values ($1, $2, $3)
     on conflict (person, resource) do update set view = excluded.view`,
    [by.person, resource, id],
  )
  await note(tx, id, 'view.default_chosen', { resource }, by)
}

const note = (tx: Queryable, id: number, type: string, data: object, { person, at }: By) =>
  writeAudit(tx, 'main', { subject: `view-${id}`, type, data, at, actor: person })
