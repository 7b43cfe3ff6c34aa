import { z } from 'zod'
import {
  COLORS,
  IMAGE_TYPES,
  ORIENTATIONS,
  PUBLISHERS,
  RESOLUTIONS,
  STYLES,
  SUBSTRATES,
} from '#services/shared/vocabulary.ts'
import { joined, quoted } from './lexeme-text.ts'
import { artistOf } from './lexemes.ts'
import { wordsOf } from './words.ts'

/** Values of one section that may be chosen together; no list of spec.md section 9 is longer, artists apart. */
const MOST_CHOSEN = 50

const chosen = <Value extends z.ZodType>(value: Value) => z.array(value).max(MOST_CHOSEN).optional()

const sections = z.strictObject({
  type: chosen(z.enum(IMAGE_TYPES)),
  people: chosen(z.enum(['with', 'without'])),
  color: chosen(z.enum(COLORS)),
  orientation: chosen(z.enum(ORIENTATIONS)),
  style: chosen(z.enum(STYLES)),
  resolution: chosen(z.literal([...RESOLUTIONS])),
  substrate: chosen(z.enum(SUBSTRATES)),
  price: chosen(z.literal([1, 2, 3, 4])),
  publisher: chosen(z.enum(PUBLISHERS)),
  artist: chosen(z.string().max(400)),
  collection: chosen(z.string().regex(/^\d{1,9}$/, { error: 'A valid integer is required.' })),
  /** Of whoever asks; the caller finds out who that is. */
  favorites: z.boolean().optional(),
})

/** `filters` of a search, as the JSON text that travels in the address. */
export const filters = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text === '' ? '{}' : text)
    } catch {
      context.addIssue({ code: 'custom', message: 'Value must be valid JSON.' })
      return z.NEVER
    }
  })
  .pipe(sections)

export type Filters = z.output<typeof sections>

/** A section of which something is chosen. */
export interface Section {
  name: string
  values: readonly string[]
  /** The text of a tsquery: any of its values. */
  condition: string
}

/** Every one must hold. An empty section asks for nothing; favorites are no term of the index. */
export const sectionsOf = ({ favorites: _, ...chosen }: Filters): Section[] =>
  Object.entries(chosen).flatMap(([name, values = []]) =>
    values.length === 0 ? [] : [sectionOf(name, [...new Set(values.map(String))])],
  )

const sectionOf = (name: string, values: readonly string[]): Section => ({
  name,
  values,
  condition: joined(
    '|',
    values.map((value) => quoted(lexemeOf(name, value))),
  ),
})

const lexemeOf = (section: string, value: string): string =>
  section === 'artist' ? artistOf(wordsOf(value)) : `${section}=${value}`
