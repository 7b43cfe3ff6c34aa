import { z } from 'zod'
import { LONGEST_NAME, MOST_COLUMNS, MOST_FILTERS } from './contract.ts'

const resource = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\/[\w-]+)*$/, 'Enter the name of a resource.')
/** As OPTIONS names fields, filters and orderings. */
const NAME = /^[\w.-]{1,100}$/
const WRONG_NAME = 'Enter the name of a field.'
const field = z.string().regex(NAME, WRONG_NAME)

const filters = z
  .record(z.string(), z.string().min(1).max(500))
  .refine((all) => Object.keys(all).every((name) => NAME.test(name)), { error: WRONG_NAME })
  .refine((all) => Object.keys(all).length <= MOST_FILTERS, {
    error: `Ensure this field has no more than ${MOST_FILTERS} elements.`,
  })

const columns = z
  .array(field)
  .max(MOST_COLUMNS)
  .transform((all) => [...new Set(all)])

const parts = {
  name: z.string().trim().min(1).max(LONGEST_NAME),
  search: z.string().trim().max(200),
  ordering: field.nullable(),
  filters,
  columns: columns.nullable(),
  is_shared: z.boolean(),
}

export const listQuery = z.object({ resource })

export const viewBody = z.object({
  resource,
  name: parts.name,
  search: parts.search.default(''),
  ordering: parts.ordering.default(null),
  filters: parts.filters.default({}),
  columns: parts.columns.default(null),
  is_shared: parts.is_shared.default(false),
  is_default: z.boolean().default(false),
})

export const viewChange = z
  .object(parts)
  .partial()
  .extend({ version: z.int().min(1), is_default: z.boolean().optional() })

export type NewView = z.output<typeof viewBody>
export type ViewChange = z.output<typeof viewChange>
