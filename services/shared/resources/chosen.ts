import { z } from 'zod'
import { invalid } from '../http/problem.ts'
import type { RecordId } from './keyset.ts'
import { readListQuery } from './list-query.ts'
import { isIdOf, parseId } from './record-id.ts'
import type { Resource, Viewer } from './resource.ts'
import type { Asked } from './wanted.ts'

/** What is chosen of a list, as it is sent: some records, or all that it shows. */
export const MOST_CHOSEN = 10_000

export const chosenIds = z
  .array(z.union([z.int(), z.string()]))
  .min(1, 'Choose at least one record.')
  .max(MOST_CHOSEN, `Choose at most ${MOST_CHOSEN.toLocaleString('en-US')} records.`)

export const chosenList = z.object({
  search: z.string().max(200).optional(),
  ordering: z.string().max(100).optional(),
  filters: z.record(z.string(), z.string().max(200)).optional(),
})

export type ChosenList = z.output<typeof chosenList>

/** Reads ids, each once. Throws 400 at `ids` for what is none. */
export function readIds(resource: Resource, sent: readonly RecordId[]): RecordId[] {
  const ids = sent.map((id) => parseId(resource, `${id}`))
  const wrong = ids.findIndex((id) => !isIdOf(resource, id))
  if (wrong >= 0) throw invalid({ ids: [`"${`${sent[wrong]}`.slice(0, 100)}" is not a valid id.`] })
  return [...new Set(ids)]
}

/**
 * Reads what a list shows, `limit` at once. Throws 400: at the field `at` for a filter that there is none of,
 * as all records would be chosen then.
 */
export function readList(
  resource: Resource,
  { search = '', ordering, filters = {} }: ChosenList,
  viewer: Viewer,
  { at, limit }: { at: string; limit: number },
): Asked {
  const unknown = Object.keys(filters).filter((name) => !Object.hasOwn(resource.filters, name))
  if (unknown.length > 0)
    throw invalid({ [at]: unknown.map((name) => `There is no filter "${name.slice(0, 100)}".`) })
  const query = { ...filters, search, ...(ordering !== undefined && { ordering }) }
  return { ...readListQuery(resource, query, viewer), limit }
}
