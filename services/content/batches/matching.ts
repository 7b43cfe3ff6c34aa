import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import { listPlaces } from '#services/shared/resources/list.ts'
import { readListQuery } from '#services/shared/resources/list-query.ts'
import type { Resource, Viewer } from '#services/shared/resources/resource.ts'
import type { Asked } from '#services/shared/resources/wanted.ts'
import { MOST_ITEMS, type PlanBody } from './contract.ts'

/** Reads what a list was narrowed by. Throws 400 by field, also for a filter that there is none of. */
export function readMatching(
  resource: Resource,
  { search = '', filters = {} }: NonNullable<PlanBody['matching']>,
  viewer: Viewer,
): Asked {
  const unknown = Object.keys(filters).filter((name) => !Object.hasOwn(resource.filters, name))
  if (unknown.length > 0)
    throw invalid({ matching: unknown.map((name) => `There is no filter "${name.slice(0, 100)}".`) })
  return { ...readListQuery(resource, { ...filters, search }, viewer), limit: MOST_ITEMS }
}

/** Finds all that a list would show. Throws 400 where they are more than a batch takes. */
export async function findMatching(db: Queryable, resource: Resource, asked: Asked): Promise<RecordId[]> {
  const { places, isPartial } = await listPlaces(db, resource, asked)
  const labels = Object.values(resource.filters).map(({ metadata }) => metadata.label)
  if (isPartial) throw invalid({ matching: [tooMany(labels)] })
  return places.map(({ id }) => id)
}

const tooMany = (filters: readonly string[]): string => {
  const ways = ['a search', ...filters]
  return `More than ${MOST_ITEMS.toLocaleString('en-US')} match. Narrow the list by ${ways.join(', ')}.`
}
