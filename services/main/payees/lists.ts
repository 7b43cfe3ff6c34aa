import { z } from 'zod'
import { integerParam } from '#services/shared/http/fields.ts'
import type { FieldMetadata, ResourceMetadata } from '#services/shared/http/metadata.ts'
import { metadataOf } from '#services/shared/http/metadata.ts'
import type { PayeeList } from './contract.ts'

const LIMIT = 20
const MOST = 1_000

/** How every list of payout resources is asked for. */
export const windowParams = {
  limit: integerParam({ min: 1, max: MOST }).default(LIMIT),
  offset: integerParam({ min: 0, max: 1_000_000 }).default(0),
}

export const windowQuery = z.object(windowParams)

export const listOf = <T>(
  { limit, offset }: { limit: number; offset: number },
  { count, data }: { count: number; data: T[] },
): PayeeList<T> => ({ count, limit, offset, data })

export type FieldsMetadata = Record<string, FieldMetadata>

interface Described {
  title: string
  description: string
  /** What a new one takes, where staff make them. */
  made?: FieldsMetadata
  /** What one holds, and what an edit of it takes. */
  held: FieldsMetadata
  ordering?: string[]
  filters?: FieldsMetadata
}

/** OPTIONS of a list and of one, as the console reads them (services/shared/resources/contract.ts). */
export const optionsOf = (
  { title, description, made, held, ordering = [], filters = {} }: Described,
  of: 'List' | 'Instance',
): ResourceMetadata & { ordering: string[]; filters: FieldsMetadata } => ({
  ...metadataOf({
    name: `${title} ${of}`,
    description,
    actions: { ...(of === 'List' && made && { POST: made }), PUT: held },
  }),
  ordering,
  filters,
})

type Said = Partial<Omit<FieldMetadata, 'label' | 'type'>>

/** A field that staff fill in. */
export const typed = (type: FieldMetadata['type'], label: string, said: Said = {}): FieldMetadata => ({
  type,
  label,
  required: false,
  read_only: false,
  ...said,
})

/** A field that the shop writes. */
export const shown = (type: FieldMetadata['type'], label: string, said: Said = {}): FieldMetadata => ({
  ...typed(type, label, said),
  read_only: true,
})

/** Names a choice as people read it: PRE_ACTIVATED as Pre-activated. */
export const choicesOf = (values: readonly string[]) =>
  values.map((value) => ({ value, display_name: nameOf(value) }))

const nameOf = (value: string): string => {
  if (/^W-/.test(value)) return value
  const words = value.toLowerCase().replace('de_', 'de').replace('pre_', 'pre-').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
