import { z } from 'zod'
import { integerParam } from '../http/fields.ts'
import { invalid } from '../http/problem.ts'
import { parse } from '../http/validate.ts'
import { type Cursor, readCursor } from './cursor.ts'
import type { Way } from './keyset.ts'
import { PAST_ORDERING } from './list-as-of.ts'
import { isIdOf } from './record-id.ts'
import type { Resource, Viewer } from './resource.ts'
import type { Asked, Condition, Wanted } from './wanted.ts'

/** Further rows are reached by key. */
export const LARGEST_OFFSET = 9_980
const MOST_LISTED = 1_000
const LONGEST_CURSOR = 8_000

/** Reads a list's query. Throws 400 by parameter. */
export function readListQuery(resource: Resource, query: unknown, viewer: Viewer): Asked {
  const { search, ordering, limit, offset, after, before } = parse(paging(resource), query)
  const filters = parse(
    z.object(
      Object.fromEntries(Object.entries(resource.filters).map(([name, { schema }]) => [name, schema])),
    ),
    query,
  )
  const sorted = orderingNamed(resource, ordering)
  return {
    ...sorted,
    name: ordering,
    search,
    filters,
    limit,
    offset: offset ?? 0,
    from: readFrom(resource, { after, before, offset }, ordering),
    conditions: [...conditionsOf(resource, filters, viewer), ...searchOf(resource, search)],
  }
}

const MOST_PAST = 100

/**
 * Reads which page of a list as it stood is asked for, and answers it as a list's query: the newest first.
 * Throws 400, as what narrows and sorts knows the present alone.
 */
export function readPastQuery(resource: Resource, query: unknown): Record<string, string> {
  const { limit, ...asked } = parse(pastQuery, query)
  const presents = [...Object.keys(resource.filters), 'search', 'ordering'].filter((name) => name in asked)
  if (presents.length > 0)
    throw invalid(Object.fromEntries(presents.map((name) => [name, ['A past list doesn’t support this.']])))
  return { ...asked, limit: `${limit}`, ordering: PAST_ORDERING }
}

const pastQuery = z
  .object({ limit: integerParam({ min: 1, max: MOST_PAST }).default(50) })
  .catchall(z.string())

const cursorParam = z.string().max(LONGEST_CURSOR).optional()

const paging = ({ orderings, otherOrderings = {}, defaultOrdering }: Resource) => {
  const names = [...Object.keys(orderings), ...Object.keys(otherOrderings)]
  return z.object({
    search: z.string().max(200).default(''),
    ordering: z
      .enum([...names, ...names.map((name) => `-${name}`)])
      .default(defaultOrdering ?? names[0] ?? ''),
    limit: integerParam({ min: 1, max: MOST_LISTED }).default(100),
    offset: integerParam({ min: 0, max: LARGEST_OFFSET }).optional(),
    after: cursorParam,
    before: cursorParam,
  })
}

function orderingNamed({ orderings, otherOrderings = {} }: Resource, wanted: string) {
  const way: Way = wanted.startsWith('-') ? 'down' : 'up'
  const name = wanted.replace(/^-/, '')
  const ordering = orderings[otherOrderings[name] ?? name]
  if (!ordering) throw new Error(`There is no ordering ${name}.`)
  return { ordering, way }
}

function readFrom(
  resource: Resource,
  { after, before, offset }: { after?: string; before?: string; offset?: number },
  ordering: string,
): Wanted['from'] {
  const [side, text] = after === undefined ? (['before', before] as const) : (['after', after] as const)
  if (text === undefined) return null
  if (after !== undefined && before !== undefined) throw invalid({ before: ['Send either after or before.'] })
  if (offset !== undefined) throw invalid({ offset: [`Send either offset or ${side}.`] })
  const cursor: Cursor | null = readCursor(text, {
    ordering: orderingNamed(resource, ordering).ordering,
    isId: (id) => isIdOf(resource, id),
  })
  if (cursor?.ordering !== ordering) throw invalid({ [side]: ['This is of no page in this ordering.'] })
  return { cursor, side }
}

const conditionsOf = (
  { filters }: Resource,
  given: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Condition[] =>
  Object.entries(filters).flatMap(([name, { where }]) =>
    given[name] === null || given[name] === undefined
      ? []
      : [{ sql: (param: string) => where(param, viewer), value: given[name] }],
  )

function searchOf(resource: Resource, text: string): Condition[] {
  const condition = resource.search(text)
  return condition ? [condition] : []
}
