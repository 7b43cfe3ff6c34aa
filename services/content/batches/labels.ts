import type { Queryable } from '#services/shared/database/driver.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { readStandings } from '#services/shared/resources/rows.ts'
import { prefixOf } from '#services/shared/resources/stream.ts'
import { readRecordId } from './resources.ts'

/** Reads what records are called now, by their streams. */
export async function readLabels(
  db: Queryable,
  found: readonly { resource: Resource; id: string }[],
): Promise<Map<string, string>> {
  const labels = new Map<string, string>()
  for (const [resource, own] of Map.groupBy(found, (each) => each.resource)) {
    const ids = [...new Set(own.map(({ id }) => readRecordId(resource, id)))]
    const [first = ''] = Object.keys(resource.fields)
    for (const [id, { values }] of await readStandings(db, resource, ids))
      labels.set(`${prefixOf(resource)}${id}`, `${values[first] ?? ''}`)
  }
  return labels
}
