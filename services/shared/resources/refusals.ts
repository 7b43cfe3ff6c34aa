import type { Queryable } from '../database/driver.ts'
import { Problem } from '../http/problem.ts'
import type { ChangedField, EditConflict } from './contract.ts'
import type { Clash, OthersChange } from './decisions.ts'
import { readNames } from './people.ts'

/** Says by their emails who changed fields. */
export async function withNames<T extends OthersChange>(
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
  schema: string,
  { version, conflicts }: { version: number; conflicts: readonly Clash[] },
): Promise<Problem> {
  const body: EditConflict = {
    detail: 'Somebody else has changed the same fields.',
    code: 'edit_conflict',
    version,
    conflicts: await withNames(tx, schema, conflicts),
  }
  return new Problem(409, { ...body })
}
