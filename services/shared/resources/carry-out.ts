import type { Queryable } from '../database/driver.ts'
import type { Plan } from './decisions.ts'
import { changesBetween } from './events.ts'
import type { Found } from './found.ts'
import { editConflict } from './refusals.ts'
import type { By, Resource } from './resource.ts'
import { type News, type WrittenEdit, writeNews } from './write.ts'

/**
 * Writes a plan as one edit, or nothing where it changes nothing, and answers what `followEdits` is to be
 * told. `reverts` is the version of the edit that it takes back. Throws 400 by field, and 409 with the
 * conflicts.
 */
export async function carryOut(
  tx: Queryable,
  resource: Resource,
  found: Found,
  plan: Plan,
  reverts: number | null,
  by: By,
): Promise<WrittenEdit[]> {
  const { version } = found
  const { conflicts } = plan
  if (conflicts.length > 0) throw await editConflict(tx, resource, { version, conflicts })
  if (Object.keys(plan.changes).length === 0) return []
  return [await writeNews(tx, resource, newsOf(found, plan, reverts, by), by)]
}

/** Says as an event what a plan makes of a record. */
export function newsOf(
  { id, values: before, stream, kept }: Found,
  { changes }: Plan,
  reverts: number | null,
  { batch }: By,
): News {
  const changed = Object.keys(changes)
  const after = { ...before, ...changes }
  const data = {
    changes: changesBetween(before, after, changed),
    reverts,
    ...(batch !== undefined && { batch }),
  }
  return { id, stream, kept, event: { type: 'record.edited', data }, before, after, changed }
}
