import type { Queryable } from '../database/driver.ts'
import { ownMatter } from '../http/problem.ts'
import type { RecordId } from './keyset.ts'
import type { Person, Resource } from './resource.ts'

const NONE: ReadonlySet<RecordId> = new Set()

/** Which records, of these at least, are somebody's own matter, so that others of the staff edit them. */
export const findOwn = async (
  db: Queryable,
  { own }: Resource,
  ids: readonly RecordId[],
  { user_id }: Pick<Person, 'user_id'>,
): Promise<ReadonlySet<RecordId>> => (own && ids.length > 0 ? own.find(db, ids, user_id) : NONE)

/** Throws 403 `own_matter` where a member of staff would edit what is their own matter. */
export async function refuseOwn(
  db: Queryable,
  resource: Resource,
  id: RecordId,
  user: Pick<Person, 'user_id'>,
): Promise<void> {
  if (resource.own && (await findOwn(db, resource, [id], user)).has(id)) throw ownMatter(resource.own.words)
}
