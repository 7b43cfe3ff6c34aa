import { z } from 'zod'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { readListQuery } from '#services/shared/resources/list-query.ts'
import type { Resource, Viewer } from '#services/shared/resources/resource.ts'
import type { Asked } from '#services/shared/resources/wanted.ts'
import { readIds } from '../batches/body.ts'
import type { BatchResources } from '../batches/resources.ts'
import { type ExportBody, FORMATS } from './contract.ts'

/** Reads so many records at once. */
export const MOST_READ = 1_000

const body = z.object({
  resource: z.string().max(100),
  format: z.enum(FORMATS),
  compressed: z.boolean().default(false),
  ids: z
    .array(z.union([z.int(), z.string()]))
    .min(1, 'Choose at least one record.')
    .max(10_000, 'Choose at most 10,000 records.')
    .optional(),
  matching: z
    .object({
      search: z.string().max(200).optional(),
      ordering: z.string().max(100).optional(),
      filters: z.record(z.string(), z.string().max(200)).optional(),
    })
    .optional(),
  refused_of: z.int().min(1).max(2_147_483_647).optional(),
})

/** Reads what is to be exported. Throws 400 by field. */
export function readExportBody(resources: BatchResources, sent: unknown, viewer: Viewer): ExportBody {
  const asked = parse(body, sent)
  const resource = resources.find(asked.resource)
  if (!resource) throw invalid({ resource: [`"${asked.resource}" is not a valid choice.`] })
  const { ids, matching, refused_of: batch } = asked
  if ([ids, matching, batch].filter((each) => each !== undefined).length !== 1)
    throw invalid({ non_field_errors: ['Send one of ids, matching and refused_of.'] })
  if (batch !== undefined && asked.format !== 'csv')
    throw invalid({ format: ['What a batch refused is written as CSV.'] })
  if (ids) readIds(resource, ids)
  if (matching) listOf(resource, matching, viewer)
  return asked
}

/** Reads which records of a list are wanted. Throws 400 by field, also for a filter that there is none of. */
export function listOf(
  resource: Resource,
  { search = '', ordering, filters = {} }: NonNullable<ExportBody['matching']> = {},
  viewer: Viewer,
): Asked {
  const unknown = Object.keys(filters).filter((name) => !Object.hasOwn(resource.filters, name))
  if (unknown.length > 0)
    throw invalid({ matching: unknown.map((name) => `There is no filter "${name.slice(0, 100)}".`) })
  const query = { ...filters, search, ...(ordering !== undefined && { ordering }) }
  return { ...readListQuery(resource, query, viewer), limit: MOST_READ }
}
