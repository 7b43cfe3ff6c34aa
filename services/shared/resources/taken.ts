import type { Queryable } from '../database/driver.ts'
import type { Value } from './contract.ts'
import type { RecordId } from './keyset.ts'
import type { Resource } from './resource.ts'
import type { News } from './write.ts'

type Wanting = Pick<News, 'id' | 'after' | 'changed'>

/**
 * Answers those records that want what no two may share and another has, or one before them in the list;
 * `claimed` holds what earlier lists have got, and takes what these get.
 */
export async function findTaken(
  tx: Queryable,
  { schema, table, idType, unique, derived }: Resource,
  all: readonly Wanting[],
  claimed: Set<string>,
): Promise<Set<RecordId>> {
  if (!unique) return new Set()
  const { field, column } = unique
  const keyOf = ({ after }: Wanting): Value => derived?.(after)[column] ?? after[field] ?? null
  const wanting = all.filter(({ changed }) => changed.includes(field))
  const held = await tx.query<{ id: RecordId }>(
    `select n.id from json_to_recordset($1::json) as n (id ${idType}, key text)
     join ${schema}.${table} r on r.${column} = n.key and r.id <> n.id`,
    [JSON.stringify(wanting.map((each) => ({ id: each.id, key: keyOf(each) })))],
  )
  const taken = new Set(held.map(({ id }) => id))
  for (const each of wanting) {
    const key = `${keyOf(each)}`
    if (claimed.has(key)) taken.add(each.id)
    else if (!taken.has(each.id)) claimed.add(key)
  }
  return taken
}
