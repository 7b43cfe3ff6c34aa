/**
 * What the search index knows of an image. A word is a lexeme as it is; all others carry a `=` or begin with a `~`,
 * which no word can hold: `~new york` two neighbours, `artist=claude monet` the whole name, `id=`, and a facet's value. To these
 * the store adds `n=` and `p=`, the image's blocks (migration 003).
 */

import { RESOLUTIONS } from '#services/shared/vocabulary.ts'
import type { ImageRecord } from '../images/image-record.ts'
import { wordsOf } from './words.ts'

/** As PostgreSQL ranks them: A is the heaviest. */
type Weight = 'A' | 'B' | 'C' | 'D'

/** Beyond it PostgreSQL keeps no position, and nobody's caption is that long. */
const MOST_WORDS = 8_000

export const pairOf = (left: string, right: string): string => `~${left} ${right}`
/** What tells artists apart. */
export const artistKey = (words: readonly string[]): string => short(words)
export const artistOf = (words: readonly string[]): string => `artist=${artistKey(words)}`
export const titleOf = (words: readonly string[]): string => `title=${short(words)}`
export const idOf = (id: string): string => `id=${id.toLowerCase()}`

/** A lexeme has at most 2,046 bytes. */
const short = (words: readonly string[]): string => words.join(' ').slice(0, 400)

/** The text form of a tsvector. `collections` are the ids of those that the image is in. */
export function termsOf(image: ImageRecord, collections: readonly number[]): string {
  const positions = new Map<string, string[]>()
  const marks = new Set<string>([idOf(image.id), ...facetsOf(image)])
  if (image.localId) marks.add(idOf(image.localId))
  if (image.artist) marks.add(artistOf(wordsOf(image.artist)))
  for (const collection of collections) marks.add(`collection=${collection}`)

  let position = 0
  const add = (text: string, weight: Weight): void => {
    const words = wordsOf(text)
    for (const [at, word] of words.entries()) {
      if (position >= MOST_WORDS) return
      position += 1
      const places = positions.get(word)
      if (places) places.push(`${position}${weight}`)
      else positions.set(word, [`${position}${weight}`])
      const next = words[at + 1]
      if (next !== undefined) marks.add(pairOf(word, next))
    }
  }
  const titleWords = wordsOf(image.title)
  if (titleWords.length > 0) marks.add(titleOf(titleWords))
  add(image.title, 'A')
  add(image.artist, 'B')
  for (const keyword of image.keywords) add(keyword, 'C')
  add(image.caption, 'D')

  const words = [...positions].map(([word, places]) => `${quoted(word)}:${places.join(',')}`)
  return [...words, ...[...marks].map(quoted)].join(' ')
}

function facetsOf(image: ImageRecord): string[] {
  return [
    `type=${image.type}`,
    `people=${image.people}`,
    `orientation=${image.orientation}`,
    `price=${image.price}`,
    `publisher=${image.publisher}`,
    ...image.colors.map((color) => `color=${color}`),
    ...image.styles.map((style) => `style=${style}`),
    ...image.substrates.map((substrate) => `substrate=${substrate}`),
    ...RESOLUTIONS.filter((least) => image.megapixels >= least).map((least) => `resolution=${least}`),
  ]
}

/** A lexeme as tsvector and tsquery read it. */
export const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
