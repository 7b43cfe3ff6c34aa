import type { Queryable } from '../database/driver.ts'
import { invalid } from '../http/problem.ts'
import { newsOfDeletion, newsOfNew, takeIds } from './beginning.ts'
import { carryOut } from './carry-out.ts'
import type { ChangedField, RevertBody, Values } from './contract.ts'
import { decideEdit, decideReversal } from './decisions.ts'
import { reversibleNamesOf } from './fields.ts'
import { findEdit } from './find-edit.ts'
import { baseOf, type Found, findRecord } from './found.ts'
import type { RecordId } from './keyset.ts'
import { addNames } from './refusals.ts'
import type { By, Resource } from './resource.ts'
import { followEdits, writeNews } from './write.ts'

/** Makes a record, and answers its id. Throws 400 by field. */
export async function createRecord(
  tx: Queryable,
  resource: Resource,
  sent: Values,
  by: By,
): Promise<RecordId> {
  const [id] = await takeIds(tx, resource, 1)
  if (id === undefined) throw new Error(`${resource.table} makes no ids.`)
  const news = newsOfNew(resource, id, sent, by)
  await followEdits(tx, resource, [await writeNews(tx, resource, news, by)], by)
  return id
}

/**
 * Edits a record: the fields in `sent`, begun from a version, the latest where it is left out. Answers what
 * others have changed since. Throws 400 by field, 404, and 409 with the conflicts.
 */
export async function editRecord(
  tx: Queryable,
  resource: Resource,
  id: RecordId,
  { version, sent }: { version: number | undefined; sent: Values },
  by: By,
): Promise<ChangedField[]> {
  const found = await findRecord(tx, resource, id, by.at)
  const base = baseOf(found, version)
  if (!base) throw invalid({ version: ['This record doesn’t have that version.'] })
  const plan = decideEdit(found.state, found.values, base, sent)
  await followEdits(tx, resource, await carryOut(tx, resource, found, plan, null, by), by)
  return addNames(tx, resource.schema, plan.merged)
}

/** Edits a record as it is now. Throws 400 by field and 404. */
export async function changeRecord(
  tx: Queryable,
  resource: Resource,
  id: RecordId,
  change: (values: Values, found: Found) => Values | Promise<Values>,
  by: By,
): Promise<void> {
  const found = await findRecord(tx, resource, id, by.at)
  const plan = decideEdit(found.state, found.values, found.values, await change(found.values, found))
  await followEdits(tx, resource, await carryOut(tx, resource, found, plan, null, by), by)
}

/** Takes an edit back. Throws 400 by field, 404, and 409 with what came between. */
export async function revertRecord(
  tx: Queryable,
  resource: Resource,
  id: RecordId,
  { version, fields, all = false }: RevertBody,
  by: By,
): Promise<void> {
  const found = await findRecord(tx, resource, id, by.at)
  const edit = findEdit(resource, found, version)
  const own = all ? reversibleNamesOf(resource.fields) : edit.fields
  if (own.length === 0) throw invalid({ version: ['Changes made by the shop can’t be undone.'] })
  const unknown = (fields ?? []).filter((field) => !own.includes(field))
  if (unknown.length > 0)
    throw invalid({ fields: unknown.map((field) => `"${field.slice(0, 100)}" is not a valid choice.`) })
  const reversal = { ...edit, ...(all && { after: found.values }), fields: fields ?? own }
  const plan = decideReversal(found.state, found.values, reversal)
  await followEdits(tx, resource, await carryOut(tx, resource, found, plan, version, by), by)
}

/** Deletes a record; its events stay. Throws 404. */
export async function deleteRecord(tx: Queryable, resource: Resource, id: RecordId, by: By): Promise<void> {
  const news = newsOfDeletion(await findRecord(tx, resource, id, by.at), by)
  await followEdits(tx, resource, [await writeNews(tx, resource, news, by)], by)
}
