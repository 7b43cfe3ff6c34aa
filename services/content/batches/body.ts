import { z } from 'zod'
import { integerParam } from '#services/shared/http/fields.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import { isIdOf } from '#services/shared/resources/record-id.ts'
import type { Resource, Viewer } from '#services/shared/resources/resource.ts'
import type { Asked as ListAsked } from '#services/shared/resources/wanted.ts'
import { readAction } from './action.ts'
import { type EditAction, MOST_ITEMS } from './contract.ts'
import { readMatching } from './matching.ts'
import { type BatchResources, readRecordId } from './resources.ts'

/** What is to be planned. */
export interface Asked {
  resource: Resource
  action: EditAction
  of: { ids: readonly RecordId[] } | { list: ListAsked }
}

const filters = z.record(z.string(), z.string().max(200))
const planBody = z.object({
  resource: z.string(),
  action: z.unknown(),
  ids: z
    .array(z.union([z.int(), z.string()]))
    .min(1, 'Choose at least one record.')
    .max(MOST_ITEMS, `Choose at most ${MOST_ITEMS.toLocaleString('en-US')} records.`)
    .optional(),
  matching: z.object({ search: z.string().max(200).optional(), filters: filters.optional() }).optional(),
})

/** Reads what is to be planned. Throws 400 by field. */
export function readPlanBody(resources: BatchResources, body: unknown, viewer: Viewer): Asked {
  const { resource: name, action, ids, matching } = parse(planBody, body)
  const resource = resources.find(name)
  if (!resource) throw invalid({ resource: [`"${name.slice(0, 100)}" is not a valid choice.`] })
  if ((ids === undefined) === (matching === undefined))
    throw invalid({ non_field_errors: ['Send either ids or matching.'] })
  return {
    resource,
    action: readAction(resource, action),
    of: matching ? { list: readMatching(resource, matching, viewer) } : { ids: readIds(resource, ids ?? []) },
  }
}

/** Reads ids, each once. Throws 400 for what is none. */
export function readIds(resource: Resource, sent: readonly RecordId[]): RecordId[] {
  const ids = sent.map((id) => readRecordId(resource, `${id}`))
  const wrong = ids.findIndex((id) => !isIdOf(resource, id))
  if (wrong >= 0) throw invalid({ ids: [`"${`${sent[wrong]}`.slice(0, 100)}" is not a valid id.`] })
  return [...new Set(ids)]
}

const paging = { limit: integerParam({ min: 1, max: 100 }) }
const place = integerParam({ min: 0, max: MOST_ITEMS })

export const listQuery = z.object({
  limit: paging.limit.default(20),
  before: integerParam({ min: 1, max: 2_147_483_647 }).optional(),
})

export const itemsQuery = z.object({
  limit: paging.limit.default(50),
  after: place.default(-1),
  outcome: z.enum(['waiting', 'changed', 'same', 'refused']).optional(),
  reason: z.string().max(1_000).optional(),
})
