import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { MOST_CHOSEN } from '#services/shared/resources/chosen.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import { listPlaces } from '#services/shared/resources/list.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import type { Asked } from '#services/shared/resources/wanted.ts'

/** Finds all that a list would show. Throws 400 where they are more than a batch takes. */
export async function findMatching(db: Queryable, resource: Resource, asked: Asked): Promise<RecordId[]> {
  const { places, isPartial } = await listPlaces(db, resource, asked)
  const labels = Object.values(resource.filters).map(({ metadata }) => metadata.label)
  if (isPartial) throw invalid({ matching: [tooMany(labels)] })
  return places.map(({ id }) => id)
}

const tooMany = (filters: readonly string[]): string => {
  const ways = ['a search', ...filters]
  return `More than ${MOST_CHOSEN.toLocaleString('en-US')} match. Narrow the list by ${ways.join(', ')}.`
}
