import {
  COLORS,
  IMAGE_TYPES,
  ORIENTATIONS,
  PUBLISHERS,
  RESOLUTIONS,
  STYLES,
  SUBSTRATES,
} from '#services/shared/vocabulary.ts'
import type { ImageRecord } from '../record/image-record.ts'

export type SectionValue = string | number

/**
 * Where the packed facets of an image keep what it has of a section: the position of its one value, or how
 * many of the values it reaches, as a number from the bit `shift` on; or a bit a value, from `byte` on.
 */
export type Packed =
  | { as: 'position' | 'level'; byte: number; shift: number; bits: number }
  | { as: 'bits'; byte: number }

/** A section of the filter panel whose values are a closed list. */
export interface ClosedSection {
  values: readonly SectionValue[]
  /** What an image has of them. */
  of: (image: ImageRecord) => readonly SectionValue[]
  packed: Packed
}

/**
 * The closed sections, in the order of the panel. What a search may ask for (filters.ts), the lexemes that
 * find it (lexemes.ts) and what is counted of it (facets.ts) follow from these.
 */
export const CLOSED_SECTIONS = {
  type: {
    values: IMAGE_TYPES,
    of: ({ type }) => [type],
    packed: { as: 'position', byte: 0, shift: 0, bits: 1 },
  },
  people: {
    values: ['with', 'without'],
    of: ({ people }) => [people],
    packed: { as: 'position', byte: 0, shift: 1, bits: 1 },
  },
  color: { values: COLORS, of: ({ colors }) => colors, packed: { as: 'bits', byte: 5 } },
  orientation: {
    values: ORIENTATIONS,
    of: ({ orientation }) => [orientation],
    packed: { as: 'position', byte: 0, shift: 2, bits: 2 },
  },
  style: { values: STYLES, of: ({ styles }) => styles, packed: { as: 'bits', byte: 3 } },
  resolution: {
    values: RESOLUTIONS,
    of: ({ megapixels }) => RESOLUTIONS.filter((least) => megapixels >= least),
    packed: { as: 'level', byte: 0, shift: 6, bits: 2 },
  },
  substrate: { values: SUBSTRATES, of: ({ substrates }) => substrates, packed: { as: 'bits', byte: 2 } },
  price: {
    values: [1, 2, 3, 4],
    of: ({ price }) => [price],
    packed: { as: 'position', byte: 0, shift: 4, bits: 2 },
  },
  publisher: {
    values: PUBLISHERS,
    of: ({ publisher }) => [publisher],
    packed: { as: 'position', byte: 1, shift: 0, bits: 8 },
  },
} as const satisfies Record<string, ClosedSection>

export type ClosedSections = typeof CLOSED_SECTIONS

/** The same, each with its name. */
export const NAMED_SECTIONS: readonly (readonly [string, ClosedSection])[] = Object.entries(CLOSED_SECTIONS)
