import type { Queryable } from '../database/driver.ts'
import { notFound } from '../http/problem.ts'
import { parse } from '../http/validate.ts'
import type { ResourceRecord } from './contract.ts'
import type { RecordId } from './keyset.ts'
import type { Resource, Viewer } from './resource.ts'
import { readRecords } from './rows.ts'

/** Reads records as somebody sees them, in the order of `ids`; `asked` is of a list's query. */
export const readViews = (
  db: Queryable,
  resource: Resource,
  ids: readonly RecordId[],
  viewer: Viewer,
  asked: unknown,
): Promise<ResourceRecord[]> => {
  const wanted = parse(resource.asks, asked)
  return resource.views ? resource.views(db, ids, viewer, wanted) : readRecords(db, resource, ids, viewer)
}

/** Throws 404. */
export async function readView(
  db: Queryable,
  resource: Resource,
  id: RecordId,
  viewer: Viewer,
): Promise<ResourceRecord> {
  const [found] = await readViews(db, resource, [id], viewer, {})
  if (!found) throw notFound()
  return found
}
