import { NOTHING_CHANGED, ONLY_ENDED_UNDONE } from '#machines/lifecycles/batch-refusal.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, invalid, notFound } from '#services/shared/http/problem.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import { labelOf } from '#services/shared/resources/labels.ts'
import { notePerson } from '#services/shared/resources/people.ts'
import { parseId } from '#services/shared/resources/record-id.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import type { By, Resource } from '#services/shared/resources/resource.ts'
import { readStandings } from '#services/shared/resources/rows.ts'
import type { Asked } from './body.ts'
import { stateAfter } from './command.ts'
import type { Action, CollectAction } from './contract.ts'
import { findMatching } from './matching.ts'
import { planItems } from './plan.ts'
import { addBatch, lockBatch } from './store.ts'
import type { Wanted, Work } from './work.ts'
import { workOf } from './work-of.ts'

/** Plans a batch, and answers its id. Throws 400 where nothing or too much matches. */
export async function makeBatch(
  tx: Queryable,
  resources: Registry,
  { resource, action, of }: Asked,
  by: By,
): Promise<number> {
  const kept = 'collection' in action ? await nameCollection(tx, resources, action) : action
  const ids = 'ids' in of ? of.ids : await findMatching(tx, resource, of.list)
  if (ids.length === 0) throw invalid({ matching: ['Nothing matches.'] })
  const wanted = ids.toSorted(inOrder).map((id) => ({ id }))
  return keepPlan(tx, resource, { action: kept, work: workOf(resources, resource, kept), wanted }, by)
}

async function nameCollection(
  tx: Queryable,
  resources: Registry,
  action: Omit<CollectAction, 'name'>,
): Promise<CollectAction> {
  const { collection } = action
  const collections = resources.named('collections')
  const standing = (await readStandings(tx, collections, [collection])).get(collection)
  if (!standing)
    throw invalid({ 'action.collection': [`Invalid pk "${collection}" - object does not exist.`] })
  return { ...action, name: labelOf(collections, standing.values) }
}

async function keepPlan(
  tx: Queryable,
  resource: Resource,
  { action, work, wanted }: { action: Action; work: Work; wanted: readonly Wanted[] },
  by: By,
): Promise<number> {
  const items = await planItems(tx, work, wanted, by)
  await notePerson(tx, resource.schema, by.user)
  return addBatch(tx, { resource: resource.name, action, author: by.user.user_id, at: by.at }, items)
}

const inOrder = (one: RecordId, other: RecordId): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : `${one}` < `${other}` ? -1 : 1

/**
 * Plans what takes a batch back, and answers its id: the same as long as that may be confirmed or was. Throws
 * 404, and 409 while the batch runs or where it changed nothing.
 */
export async function makeUndoing(tx: Queryable, resources: Registry, id: number, by: By): Promise<number> {
  const batch = await lockBatch(tx, id)
  if (!batch) throw notFound()
  if (batch.undone_by !== null) return batch.undone_by
  if (!stateAfter(batch, 'batch.undo', 'staff')) throw conflict(ONLY_ENDED_UNDONE)
  const changed = await tx.query<{ record: string; version: number }>(
    `select record, version from content.batch_item where batch = $1 and outcome = 'changed' order by place`,
    [id],
  )
  if (changed.length === 0) throw conflict(NOTHING_CHANGED)
  const resource = resources.named(batch.resource)
  const ofCollection = 'collection' in batch.action ? { collection: batch.action.collection } : null
  const action = { type: 'undo' as const, batch: id, ...ofCollection }
  // What a collection was made of tells its own events: the images have none of it.
  const wanted = changed.map(({ record, version }) => ({
    id: parseId(resource, record),
    ...(!ofCollection && { began: version }),
  }))
  return keepPlan(tx, resource, { action, work: workOf(resources, resource, action), wanted }, by)
}
