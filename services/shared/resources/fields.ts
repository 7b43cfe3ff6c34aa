import { z } from 'zod'
import { email as emailText } from '../http/fields.ts'
import type { FieldMetadata } from '../http/metadata.ts'
import { wordIssue } from '../http/wording.ts'
import type { Value } from './contract.ts'

/** A field of a resource: how it is filled in, what may be sent for it, and where it is kept. */
export interface Field {
  metadata: FieldMetadata
  /** Reads what is sent for it; null where nobody sends it. */
  schema: z.ZodType<Value> | null
  /** The column that keeps it; null where it is kept elsewhere. */
  column: string | null
  /** SQL of its value in a row `r` of the table. */
  read: string
}

/** By their names, in the order in which forms show them. */
export type Fields = Readonly<Record<string, Field>>

/** Where a field is kept, and the SQL of its value where that is not its column alone. */
type KeptAt = { column: string; read?: string } | { column: null; read: string }

type Said = Partial<Pick<FieldMetadata, 'required' | 'help_text' | 'initial'>> & { label: string } & KeptAt

const fieldOf = (
  { column, read = `r.${column}`, ...said }: Said,
  more: Pick<FieldMetadata, 'type'> & Partial<FieldMetadata>,
  schema: z.ZodType<Value> | null,
): Field => ({
  metadata: { required: false, read_only: schema === null, ...said, ...more },
  schema,
  column,
  read,
})

/** Bounds a text in characters, as a person and the store count them. */
const textOf = (longest: number, required: boolean) =>
  z
    .string()
    .trim()
    .refine((value) => [...value].length <= longest, {
      error: `Ensure this field has no more than ${longest} characters.`,
    })
    .refine((value) => !required || value !== '', { error: 'This field may not be blank.' })

export const text = ({ max_length, ...said }: Said & { max_length: number }): Field => {
  const required = said.required ?? false
  return fieldOf(
    required ? said : { initial: '', ...said },
    { type: 'string', max_length },
    textOf(max_length, required),
  )
}

/** A text that has none as null; `fits` tells whether it may stand, and `otherwise` why not. */
export const optionalText = ({
  max_length,
  fits,
  otherwise,
  ...said
}: Said & { max_length: number; fits: (value: string) => boolean; otherwise: string }): Field =>
  fieldOf(
    { ...said, initial: null },
    { type: 'string', max_length },
    textOf(max_length, false)
      .refine((value) => value === '' || fits(value), { error: otherwise })
      .transform((value) => (value === '' ? null : value))
      .nullable(),
  )

export const email = (said: Said): Field => fieldOf(said, { type: 'email', max_length: 254 }, emailText)

export const boolean = (said: Said): Field =>
  fieldOf({ initial: false, ...said }, { type: 'boolean' }, z.boolean())

/** A whole number. */
export const integer = ({ min_value, max_value, ...said }: Said & Bounds): Field =>
  fieldOf(said, { type: 'integer', min_value, max_value }, z.int().min(min_value).max(max_value))

interface Bounds {
  min_value: number
  max_value: number
}

/** A moment, or none. */
export const moment = (said: Said): Field =>
  fieldOf(
    { initial: null, ...said },
    { type: 'datetime' },
    z.iso
      .datetime({ offset: true, error: 'Enter a time such as 2026-11-20T12:00:00Z.' })
      .transform((text) => new Date(text).toISOString())
      .nullable(),
  )

/** A list of texts, each once. What is wrong with one is said of the list, where a form shows it. */
export const list = ({
  most,
  entry = z.string().min(1),
  choices,
  ...said
}: Said & { most: number; entry?: z.ZodType<string> } & Pick<FieldMetadata, 'choices'>): Field =>
  fieldOf(
    said,
    { type: 'list', ...(choices && { choices }) },
    z
      .array(z.string())
      .max(most)
      .transform((values, { addIssue }) => {
        const read = values.map((value) => entry.safeParse(value, { error: wordIssue }))
        const faults = read.flatMap(({ error }) => error?.issues ?? [])
        for (const message of new Set(faults.map(({ message }) => message))) addIssue(message)
        return [...new Set(read.flatMap(({ data }) => data ?? []))]
      }),
  )

/** Any of these, each once. */
export const choicesOf = ({ of, ...said }: Said & { of: readonly string[] }): Field =>
  list({
    ...said,
    most: of.length,
    entry: z.enum(of),
    choices: of.map((value) => ({ value, display_name: value.charAt(0).toUpperCase() + value.slice(1) })),
  })

/** What people read and the shop writes. */
export const readOnly = (type: FieldMetadata['type'], said: Said & Pick<FieldMetadata, 'choices'>): Field =>
  fieldOf(said, { type }, null)

/** What a command of its own writes, and an edit of it can be taken back. */
export const reversible = (type: FieldMetadata['type'], said: Said): Field =>
  fieldOf(said, { type, reversible: true }, null)

/** A field that people send. */
type Sent = Field & { schema: z.ZodType<Value> }

export const isSent = (field: Field): field is Sent => field.schema !== null

/** Names the fields of which an edit can be taken back: what people send, and some that commands write. */
export const reversibleNamesOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isSent(field) || field.metadata.reversible ? [name] : [],
  )
