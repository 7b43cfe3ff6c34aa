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
import { artistOf, quoted } from './lexemes.ts'
import { joined } from './tsquery.ts'
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

/** One condition a section, each the text of a tsquery: any of its values. An empty section asks for nothing. */
export const conditionsOfFilters = ({ favorites: _, ...chosen }: Filters): string[] =>
  Object.entries(chosen).flatMap(([section, values]) =>
    values === undefined || values.length === 0
      ? []
      : [
          joined(
            '|',
            [...new Set<string | number>(values)].map((value) => quoted(lexemeOf(section, value))),
          ),
        ],
  )

const lexemeOf = (section: string, value: string | number): string =>
  section === 'artist' ? artistOf(wordsOf(String(value))) : `${section}=${value}`
