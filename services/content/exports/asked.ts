import { z } from 'zod'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import {
  type ChosenList,
  chosenIds,
  chosenList,
  readIds,
  readList,
} from '#services/shared/resources/chosen.ts'
import type { Registry } from '#services/shared/resources/registry.ts'
import type { Resource, Viewer } from '#services/shared/resources/resource.ts'
import type { Asked } from '#services/shared/resources/wanted.ts'
import { type ExportBody, FORMATS } from './contract.ts'

/** Reads so many records at once. */
export const MOST_READ = 1_000

const body = z.object({
  resource: z.string().max(100),
  format: z.enum(FORMATS),
  compressed: z.boolean().default(false),
  ids: chosenIds.optional(),
  matching: chosenList.optional(),
  refused_of: z.int().min(1).max(2_147_483_647).optional(),
})

/** Reads what is to be exported. Throws 400 by field. */
export function readExportBody(resources: Registry, sent: unknown, viewer: Viewer): ExportBody {
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

/** Reads what a list shows, in its order. Throws 400 by field. */
export const listOf = (resource: Resource, matching: ChosenList, viewer: Viewer): Asked =>
  readList(resource, matching, viewer, { at: 'matching', limit: MOST_READ })
