/** How near two images are: first by what is in them, then by their artist and how they look. */

import { wordsOf } from '../index/words.ts'
import type { ImageRecord } from '../record/image-record.ts'

export type Likened = Pick<
  ImageRecord,
  'id' | 'title' | 'artist' | 'keywords' | 'type' | 'orientation' | 'colors'
>

/** Shorter words of a title, such as `the`, say nothing of what is in a picture. */
const SHORTEST_WORD = 4
const MOST_KEYWORDS = 12
const MOST_TITLE_WORDS = 6

/** Compare about 4 for a word that no other image has, and 0.7 for one that all have. */
const SAME_ARTIST = 2
const SAME_TYPE = 0.5
const SAME_ORIENTATION = 0.25
const SAME_COLOR = 0.15

/**
 * Lists what an image is said to show, as search compares it: its keywords, then the longer words of its
 * title.
 */
export function subjectsOf({ keywords, title }: Likened): string[] {
  const said = keywords.map((keyword) => wordsOf(keyword).join(' ')).filter(Boolean)
  const words = wordsOf(title).filter((word) => word.length >= SHORTEST_WORD)
  return [...new Set([...said.slice(0, MOST_KEYWORDS), ...words.slice(0, MOST_TITLE_WORDS)])]
}

/** Writes a query for images with any of its subjects; empty when it has none. */
export const writeQueryFor = (image: Likened): string =>
  subjectsOf(image)
    .map((subject) => `"${subject}"`)
    .join(' | ')

/** Sorts candidates by how like `image` they are, without itself; equals keep their order. */
export function sortByLikeness<Candidate extends Likened>(
  image: Likened,
  candidates: readonly Candidate[],
): Candidate[] {
  const others = [...new Map(candidates.map((one) => [one.id, one])).values()].filter(
    ({ id }) => id !== image.id,
  )
  const subjects = new Map(others.map(({ id, ...rest }) => [id, new Set(allSubjectsOf({ id, ...rest }))]))
  const weights = subjectsOf(image).map((subject) => {
    const having = [...subjects.values()].filter((of) => of.has(subject)).length
    return { subject, weight: Math.log(1 + others.length / Math.max(1, having)) }
  })
  const scoreOf = (one: Candidate): number =>
    weights.reduce((sum, { subject, weight }) => sum + (subjects.get(one.id)?.has(subject) ? weight : 0), 0) +
    (isSameArtist(image, one) ? SAME_ARTIST : 0) +
    (one.type === image.type ? SAME_TYPE : 0) +
    (one.orientation === image.orientation ? SAME_ORIENTATION : 0) +
    one.colors.filter((color) => image.colors.includes(color)).length * SAME_COLOR
  const scores = new Map(others.map((one) => [one.id, scoreOf(one)]))
  return others.toSorted((one, other) => (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0))
}

/**
 * Lists all subjects, even those too many to search for: an image may have the shared one late in its list.
 */
const allSubjectsOf = ({ keywords, title }: Likened): string[] => [
  ...keywords.map((keyword) => wordsOf(keyword).join(' ')),
  ...wordsOf(title),
]

const isSameArtist = (one: Likened, other: Likened): boolean => {
  const name = wordsOf(one.artist).join(' ')
  return name !== '' && name === wordsOf(other.artist).join(' ')
}
