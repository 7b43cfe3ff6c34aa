import type { Queryable } from '../database/driver.ts'
import { findPlaces } from './list.ts'
import type { Resource } from './resource.ts'
import { prefixOf } from './stream.ts'
import type { Asked, FoundPlaces } from './wanted.ts'

/** Lists as they stood are sorted by this alone: it is what never changes of a record. */
export const PAST_ORDERING = '-created'

/** Finds the places of a page of what there was at a moment, also of what is gone by now. */
export function findPlacesAsOf(
  db: Queryable,
  resource: Resource,
  asked: Asked,
  at: Date,
): Promise<FoundPlaces> {
  const { schema, table, idType, isDeleted, madeBy = isCreatedBy } = resource
  const made = { sql: madeBy, value: at.toISOString() }
  const rows = isDeleted ? withDeleted(resource, at) : `${schema}.${table}`
  return findPlaces(db, { rows, idType }, { ...asked, conditions: [...asked.conditions, made] })
}

const isCreatedBy = (param: string): string => `r.created_at <= ${param}::timestamptz`

/** A record's first event says when it was made, or how it stood then. */
const withDeleted = (resource: Resource, at: Date): string => {
  const { schema, table, idType } = resource
  const prefix = prefixOf(resource)
  return `(select id, created_at from ${schema}.${table} union all
    select substr(gone.stream, ${prefix.length + 1})::${idType},
      coalesce((began.data #>> '{values,created}')::timestamptz, began.at)
    from ${schema}.events gone join ${schema}.events began on began.stream = gone.stream and began.version = 1
    where gone.type = 'record.deleted' and starts_with(gone.stream, '${prefix}')
      and gone.at > '${at.toISOString()}'::timestamptz)`
}
