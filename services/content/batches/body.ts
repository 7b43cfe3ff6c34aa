import { z } from 'zod'
import { booleanParam, integerParam } from '#services/shared/http/fields.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { chosenIds, chosenList, MOST_CHOSEN, readIds, readList } from '#services/shared/resources/chosen.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import type { Resource, Viewer } from '#services/shared/resources/resource.ts'
import type { Asked as ListAsked } from '#services/shared/resources/wanted.ts'
import { readAction } from './action.ts'
import type { AskedAction } from './contract.ts'

/** What is to be planned. */
export interface Asked {
  resource: Resource
  action: AskedAction
  of: { ids: readonly RecordId[] } | { list: ListAsked }
}

const planBody = z.object({
  resource: z.string(),
  action: z.unknown(),
  ids: chosenIds.optional(),
  matching: chosenList.omit({ ordering: true }).optional(),
})

/** Reads what is to be planned. Throws 400 by field. */
export function readPlanBody(resources: Registry, body: unknown, viewer: Viewer): Asked {
  const { resource: name, action, ids, matching } = parse(planBody, body)
  const resource = resources.find(name)
  if (!resource) throw invalid({ resource: [`"${name.slice(0, 100)}" is not a valid choice.`] })
  if ((ids === undefined) === (matching === undefined))
    throw invalid({ non_field_errors: ['Send either ids or matching.'] })
  return {
    resource,
    action: readAction(resource, action),
    of: matching
      ? { list: readList(resource, matching, viewer, { at: 'matching', limit: MOST_CHOSEN }) }
      : { ids: readIds(resource, ids ?? []) },
  }
}

const paging = { limit: integerParam({ min: 1, max: 100 }) }
/** A file has what it changes, and what is bad. */
const place = integerParam({ min: 0, max: 2 * MOST_CHOSEN })

export const listQuery = z.object({
  limit: paging.limit.default(20),
  before: integerParam({ min: 1, max: 2_147_483_647 }).optional(),
})

export const itemsQuery = z.object({
  limit: paging.limit.default(50),
  after: place.default(-1),
  outcome: z.enum(['waiting', 'changed', 'same', 'refused']).optional(),
  new: booleanParam,
  reason: z.string().max(1_000).optional(),
})
