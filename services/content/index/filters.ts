import { z } from 'zod'
import { joinOperands, quoteLexeme } from './lexeme-text.ts'
import { artistOf, facetOf } from './lexemes.ts'
import { type ClosedSections, NAMED_SECTIONS } from './sections.ts'
import { wordsOf } from './words.ts'

/**
 * The most values of one section that may be chosen together; no list of spec.md section 9 is longer, artists
 * aside.
 */
const MOST_CHOSEN = 50

const chosen = <Value extends z.ZodType>(value: Value) => z.array(value).max(MOST_CHOSEN).optional()

type ClosedChoices = {
  [Name in keyof ClosedSections]: ReturnType<
    typeof chosen<z.ZodLiteral<ClosedSections[Name]['values'][number]>>
  >
}

const closedChoices = Object.fromEntries(
  NAMED_SECTIONS.map(([name, { values }]) => [name, chosen(z.literal([...values]))]),
) as ClosedChoices

const sections = z.strictObject({
  ...closedChoices,
  artist: chosen(z.string().max(400)),
  collection: chosen(z.string().regex(/^\d{1,9}$/, { error: 'A valid integer is required.' })),
  /** The caller's own favorites; the route knows who calls. */
  favorites: z.boolean().optional(),
})

/** A search's `filters`, as the JSON text in its address. */
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

/** A section with chosen values. */
export interface Section {
  name: string
  values: readonly string[]
  /** A tsquery for any of its values. */
  condition: string
}

/**
 * Lists the conditions that must all hold. An empty section asks for nothing, and favorites are no term of
 * the index.
 */
export const sectionsOf = ({ favorites: _, ...chosen }: Filters): Section[] =>
  Object.entries(chosen).flatMap(([name, values = []]) =>
    values.length === 0 ? [] : [sectionOf(name, [...new Set(values.map(String))])],
  )

const sectionOf = (name: string, values: readonly string[]): Section => ({
  name,
  values,
  condition: joinOperands(
    '|',
    values.map((value) => quoteLexeme(lexemeOf(name, value))),
  ),
})

const lexemeOf = (section: string, value: string): string =>
  section === 'artist' ? artistOf(wordsOf(value)) : facetOf(section, value)
