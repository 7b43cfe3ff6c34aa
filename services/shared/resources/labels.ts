import type { Queryable } from '../database/driver.ts'
import type { Values } from './contract.ts'
import { parseId } from './record-id.ts'
import type { Resource } from './resource.ts'
import { readStandings } from './rows.ts'
import { prefixOf } from './stream.ts'

/** Answers what a record is called: forms begin with that. */
export function labelOf({ fields }: Pick<Resource, 'fields'>, values: Values): string {
  const [name = ''] = Object.keys(fields)
  return `${values[name] ?? ''}`
}

/** Reads what records are called now, by their streams. */
export async function readLabels(
  db: Queryable,
  found: readonly { resource: Resource; id: string }[],
): Promise<Map<string, string>> {
  const labels = new Map<string, string>()
  for (const [resource, own] of Map.groupBy(found, (each) => each.resource)) {
    const ids = [...new Set(own.map(({ id }) => parseId(resource, id)))]
    for (const [id, { values }] of await readStandings(db, resource, ids))
      labels.set(`${prefixOf(resource)}${id}`, labelOf(resource, values))
  }
  return labels
}
