import type { Queryable } from '../database/driver.ts'
import type { RecordStray } from './contract.ts'
import type { RecordId } from './keyset.ts'
import { readLabels } from './labels.ts'
import { findPlaces, rowsOf } from './list.ts'
import type { Resource } from './resource.ts'
import { prefixOf } from './stream.ts'
import type { Asked, Condition } from './wanted.ts'

/** Finds those of these records that a list does not show, in their order. */
export async function findStrays(
  db: Queryable,
  resource: Resource,
  ids: readonly RecordId[],
  asked: Asked,
): Promise<RecordStray[]> {
  const { idType } = resource
  const amongThem: Condition = {
    sql: (param) => `r.id in (select json_array_elements_text(${param}::json)::${idType})`,
    value: JSON.stringify(ids),
  }
  const conditions = [...asked.conditions, ...((await resource.searched?.(db, asked)) ?? []), amongThem]
  const { places } = await findPlaces(
    db,
    rowsOf(resource),
    { ...asked, conditions, limit: ids.length },
    ids.length,
  )
  const shown = new Set(places.map(({ id }) => id))
  const strays = ids.filter((id) => !shown.has(id)).map((id) => ({ resource, id: `${id}` }))
  const labels = await readLabels(db, strays)
  return strays.map(({ id }) => ({ id, label: labels.get(`${prefixOf(resource)}${id}`) ?? null }))
}
