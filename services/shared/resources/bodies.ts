import { z } from 'zod'
import { parse } from '../http/validate.ts'
import type { RevertBody, Value, Values } from './contract.ts'
import { isSent } from './fields.ts'
import type { Resource } from './resource.ts'

const LARGEST = 2_147_483_647
const version = z.int().min(0).max(LARGEST)

/** Reads a new record. Throws 400 by field. */
export const readNew = ({ fields }: Resource, body: unknown): Values =>
  valuesIn(parse(z.object(sentSchemas(fields, ({ metadata }) => metadata.required)), body))

/** Reads an edit: some of the fields, and the version that it began from. Throws 400 by field. */
export function readEdit(
  { fields, isUnversioned = false }: Resource,
  body: unknown,
): { version: number | undefined; sent: Values } {
  const versions = z.object({ version: isUnversioned ? version.optional() : version })
  const read = parse(versions.extend(sentSchemas(fields, () => false)), body)
  const { version: began, ...sent } = read
  return { version: typeof began === 'number' ? began : undefined, sent: valuesIn(sent) }
}

/** Leaves out what was not sent. */
const valuesIn = (read: Readonly<Record<string, Value | undefined>>): Values =>
  Object.fromEntries(
    Object.entries(read).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

function sentSchemas(
  fields: Resource['fields'],
  isRequired: (field: Resource['fields'][string]) => boolean,
): Record<string, z.ZodType<Value | undefined>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isSent(field) ? [[name, isRequired(field) ? field.schema : field.schema.optional()]] : [],
    ),
  )
}

const MOST_FIELDS = 100

const revert = z.object({
  version: z.int().min(1).max(LARGEST),
  fields: z.array(z.string()).min(1).max(MOST_FIELDS).optional(),
  all: z.boolean().optional(),
})

/** Reads which edit to take back. Throws 400 by field. */
export const readRevert = (body: unknown): RevertBody => parse(revert, body)
