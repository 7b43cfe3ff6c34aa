import { z } from 'zod'
import { findUnstorable } from '#services/shared/http/unstorable.ts'
import { wordIssue } from '#services/shared/http/wording.ts'
import {
  COLORS,
  IMAGE_TYPES,
  ORIENTATIONS,
  PUBLISHERS,
  STYLES,
  SUBSTRATES,
} from '#services/shared/vocabulary.ts'

/** In inches. */
const length = z.number().positive().max(1_000)

/**
 * A row as a catalogue file may have it. Other fields are ignored, and null counts as absent;
 * docs/catalogue-rules.md fills in.
 */
const catalogueRow = z.object({
  id: z
    .string()
    .regex(/^(?!\.+$)[A-Za-z0-9._-]{1,100}$/, 'Must be 1 to 100 of A-Z a-z 0-9 . _ -')
    .nullish(),
  /** The name of its picture within the folder of `--pictures`. */
  file: z.string().min(1).max(500).nullish(),
  picture: z.string().min(1).max(500).nullish(),
  local_id: z.string().max(100).nullish(),
  title: z.string().max(2_000).nullish(),
  caption: z.string().max(20_000).nullish(),
  artist: z.string().max(500).nullish(),
  artists: z.array(z.string().max(500)).max(100).nullish(),
  keywords: z.array(z.string().max(200)).max(300).nullish(),
  medium: z.string().max(5_000).nullish(),
  type: z.enum(IMAGE_TYPES).nullish(),
  people: z.enum(['with', 'without']).nullish(),
  orientation: z.enum(ORIENTATIONS).nullish(),
  /** GET is the stock-photo source. */
  publisher: z.enum(PUBLISHERS).exclude(['GET']).nullish(),
  width_in: z.number().positive().max(100_000).nullish(),
  height_in: z.number().positive().max(100_000).nullish(),
  max_width: length.nullish(),
  max_height: length.nullish(),
  price: z.literal([1, 2, 3, 4]).nullish(),
  substrates: z.array(z.enum(SUBSTRATES)).min(1).nullish(),
  colors: z.array(z.enum(COLORS)).min(1).nullish(),
  styles: z.array(z.enum(STYLES)).min(1).nullish(),
  megapixels: z.number().positive().max(10_000).nullish(),
  royalty_code: z.string().max(50).nullish(),
  created: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], 'Must be a date such as 2026-11-20.')
    .nullish(),
})

export type CatalogueRow = z.infer<typeof catalogueRow>

/** Why a row of a file was left out, in words for its author. */
export class BadRow extends Error {
  override readonly name = 'BadRow'
}

const MOST_REASONS = 3

/** Throws {@link BadRow}. */
export function readRow(text: string): CatalogueRow {
  const { data, error } = catalogueRow.safeParse(parseJson(text), { error: wordIssue })
  const issues = error?.issues ?? findUnstorable(data)
  if (issues.length > 0 || !data) {
    const reasons = issues.map(({ path, message }) => [...path.map(String), message].join(': '))
    throw new BadRow(reasons.slice(0, MOST_REASONS).join('; '))
  }
  return data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadRow(`Not JSON: ${error instanceof Error ? error.message.slice(0, 120) : error}`)
  }
}
