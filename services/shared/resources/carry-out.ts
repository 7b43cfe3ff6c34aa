import type { Queryable } from '../database/driver.ts'
import type { Plan } from './decisions.ts'
import { changesBetween } from './events.ts'
import type { Found } from './found.ts'
import { editConflict } from './refusals.ts'
import type { By, Resource } from './resource.ts'
import { type WrittenEdit, writeNews } from './write.ts'

/**
 * Writes a plan as one edit, or nothing where it changes nothing, and answers what `followEdits` is to be
 * told. `reverts` is the version of the edit that it takes back. Throws 400 by field, and 409 with the
 * conflicts.
 */
export async function carryOut(
  tx: Queryable,
  resource: Resource,
  { id, version, values: before, stream, kept }: Found,
  { changes, conflicts }: Plan,
  reverts: number | null,
  by: By,
): Promise<WrittenEdit[]> {
  if (conflicts.length > 0) throw await editConflict(tx, resource, { version, conflicts })
  const changed = Object.keys(changes)
  if (changed.length === 0) return []
  const after = { ...before, ...changes }
  const { batch } = by
  const data = {
    changes: changesBetween(before, after, changed),
    reverts,
    ...(batch !== undefined && { batch }),
  }
  const event = { type: 'record.edited' as const, data }
  return [await writeNews(tx, resource, { id, stream, kept, event, before, after, changed }, by)]
}
