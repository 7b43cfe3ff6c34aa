import { z } from 'zod'
import { booleanParam } from '../http/fields.ts'
import type { FieldMetadata } from '../http/metadata.ts'
import type { Filter, Viewer } from './resource.ts'

const metadataOf = (
  label: string,
  more: Pick<FieldMetadata, 'type'> & Partial<FieldMetadata>,
): FieldMetadata => ({
  required: false,
  read_only: false,
  label,
  ...more,
})

export const booleanFilter = (label: string, column: string): Filter => ({
  metadata: metadataOf(label, { type: 'boolean' }),
  schema: booleanParam,
  where: (param) => `r.${column} = ${param}::boolean`,
})

export const choiceFilter = (
  label: string,
  column: string,
  choices: NonNullable<FieldMetadata['choices']>,
): Filter => ({
  metadata: metadataOf(label, { type: 'choice', choices }),
  schema: z
    .enum(choices.map(({ value }) => value))
    .nullable()
    .default(null),
  where: (param) => `r.${column} = ${param}`,
})

/** A filter by a text that `schema` reads. */
export const textFilter = (
  label: string,
  schema: z.ZodType<string>,
  where: (param: string, viewer: Viewer) => string,
): Filter => ({
  metadata: metadataOf(label, { type: 'string' }),
  schema: schema.nullable().default(null),
  where,
})
