import type { Queryable } from '../database/driver.ts'
import { Problem } from '../http/problem.ts'
import type { ChangedField, EditConflict } from './contract.ts'
import type { Clash, OthersChange } from './decisions.ts'
import { readNames } from './people.ts'
import type { Resource } from './resource.ts'

/** Says by their emails who changed fields. */
export async function addNames<T extends OthersChange>(
  tx: Queryable,
  schema: string,
  changes: readonly T[],
): Promise<(Omit<T, 'actor'> & ChangedField)[]> {
  const nameOf = await readNames(
    tx,
    schema,
    changes.map(({ actor }) => actor),
  )
  return changes.map(({ actor, ...change }) => ({ ...change, by: nameOf(actor) }))
}

/** 409, which says of each field what it was, what it is, and who made it so. */
export async function editConflict(
  tx: Queryable,
  { schema, title }: Pick<Resource, 'schema' | 'title'>,
  { version, conflicts }: { version: number; conflicts: readonly Clash[] },
): Promise<Problem> {
  const body: EditConflict = {
    detail: `Somebody else changed this ${title.toLowerCase()} first.`,
    code: 'edit_conflict',
    version,
    conflicts: await addNames(tx, schema, conflicts),
  }
  return new Problem(409, { ...body })
}
