import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import { readListQuery } from '#services/shared/resources/list-query.ts'
import type { Condition, Resource, Viewer } from '#services/shared/resources/resource.ts'
import { MOST_ITEMS, type PlanBody } from './contract.ts'

/** Reads what a list was narrowed by. Throws 400 by field, also for a filter that there is none of. */
export function readMatching(
  resource: Resource,
  { search = '', filters = {} }: NonNullable<PlanBody['matching']>,
  viewer: Viewer,
): readonly Condition[] {
  const unknown = Object.keys(filters).filter((name) => !Object.hasOwn(resource.filters, name))
  if (unknown.length > 0)
    throw invalid({ matching: unknown.map((name) => `There is no filter "${name.slice(0, 100)}".`) })
  return readListQuery(resource, { ...filters, search }, viewer).conditions
}

/** Finds all that a list would show. Throws 400 where they are more than a batch takes. */
export async function findMatching(
  db: Queryable,
  { schema, table, filters }: Resource,
  conditions: readonly Condition[],
): Promise<RecordId[]> {
  const matching = ['true', ...conditions.map(({ sql }, index) => sql(`$${index + 1}`))]
  const rows = await db.query<{ id: RecordId }>(
    `select r.id from ${schema}.${table} r where ${matching.join(' and ')} limit ${MOST_ITEMS + 1}`,
    conditions.map(({ value }) => value),
  )
  if (rows.length > MOST_ITEMS)
    throw invalid({ matching: [tooMany(Object.values(filters).map(({ metadata }) => metadata.label))] })
  return rows.map(({ id }) => id)
}

const tooMany = (filters: readonly string[]): string =>
  `More than ${MOST_ITEMS.toLocaleString('en-US')} match. Narrow the list by a search${filters.map((label) => ` or by ${label}`).join('')}.`
