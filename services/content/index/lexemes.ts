/**
 * What the search index knows of an image. A word is a lexeme as it is; all others contain a `=` or begin
 * with a `~`, which no word does: `s=flower` any word of that stem, `~new york` and `apart=of` for phrases
 * (runs.ts), `artist=claude monet` the whole name, `id=`, a facet's value, and `missing=title` what staff
 * have yet to say. The store adds `n=` and `p=`, the image's blocks (functions/search_block_terms.sql).
 */

import type { ImageRecord } from '../record/image-record.ts'
import { quoteLexeme } from './lexeme-text.ts'
import { runLexemes } from './runs.ts'
import { NAMED_SECTIONS, type SectionValue } from './sections.ts'
import type { Text } from './texts.ts'

/** Folds an artist's name to what tells artists apart. */
export const artistKeyOf = (words: readonly string[]): string => shorten(words)
export const artistOf = (words: readonly string[]): string => `artist=${artistKeyOf(words)}`
export const titleOf = (words: readonly string[]): string => `title=${shorten(words)}`
export const idOf = (id: string): string => `id=${id.toLowerCase()}`
export const facetOf = (section: string, value: SectionValue): string => `${section}=${value}`
/** What staff are warned of where an image lacks it, by its field's name. */
export const TO_SAY = ['title', 'artist', 'royalty_code'] as const
export const missingOf = (field: (typeof TO_SAY)[number]): string => `missing=${field}`
/**
 * Writes a stem as a lexeme. Every word has one, so that one condition finds the word and all others of its
 * stem.
 */
export const stemLexeme = (stem: string): string => `s=${stem}`

const SAID_IN = { title: 'title', artist: 'artist', royalty_code: 'royaltyCode' } as const

/** Cuts a text to what fits a lexeme, which has 2,046 bytes at most. */
const shorten = (words: readonly string[]): string => words.join(' ').slice(0, 400)

/** What an image's record leaves out. */
export interface Told {
  /** Its texts, as texts.ts reads them. */
  texts: readonly Text[]
  /** The stem of every word in them. */
  stems: ReadonlyMap<string, string>
  /** Ids of its collections. */
  collections: readonly number[]
}

/** Writes a tsvector in its text form. */
export function termsOf(image: ImageRecord, { texts, stems, collections }: Told): string {
  const [title, artist] = texts.map(({ words }) => words)
  const marks = new Set<string>([
    idOf(image.id),
    ...sectionLexemesOf(image),
    ...runLexemes(texts.map(({ words }) => words)),
  ])
  if (image.localId) marks.add(idOf(image.localId))
  if (image.artist) marks.add(artistOf(artist ?? []))
  if (title && title.length > 0) marks.add(titleOf(title))
  for (const field of TO_SAY) if (image[SAID_IN[field]].trim() === '') marks.add(missingOf(field))
  for (const collection of collections) marks.add(`collection=${collection}`)
  return [...wordTermsOf(texts, stems), ...[...marks].map(quoteLexeme)].join(' ')
}

/**
 * Writes words with all their places, and stems with the weight of their heaviest word, which best match
 * ranks by.
 */
function wordTermsOf(texts: readonly Text[], stems: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, string[]>()
  const heaviest = new Map<string, string>()
  let position = 0
  for (const { words, weight } of texts) {
    for (const word of words) {
      position += 1
      const place = `${position}${weight}`
      const known = places.get(word)
      if (known) known.push(place)
      else {
        places.set(word, [place])
        const stem = stemLexeme(stems.get(word) ?? word)
        if (!heaviest.has(stem)) heaviest.set(stem, place)
      }
    }
  }
  return [
    ...[...places].map(([word, at]) => `${quoteLexeme(word)}:${at.join(',')}`),
    ...[...heaviest].map(([stem, at]) => `${quoteLexeme(stem)}:${at}`),
  ]
}

const sectionLexemesOf = (image: ImageRecord): string[] =>
  NAMED_SECTIONS.flatMap(([name, { of }]) => of(image).map((value) => facetOf(name, value)))
