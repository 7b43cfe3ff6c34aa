import type { ImageRecord } from '#services/content/images/image-record.ts'
import { parseQuery, type Term } from '#services/content/search/query-language.ts'
import { wordsOf } from '#services/content/search/words.ts'

/** What the search promises, looked up in the plainest way: one image after another, one text after another. */
export function findNaively(images: readonly ImageRecord[], query: string): Set<string> {
  const { clauses, excluded, exactId, inQuotes } = parseQuery(query)
  const artists = new Set(images.map(({ artist }) => wordsOf(artist).join(' ')).filter(Boolean))
  const isArtist = (words: readonly string[]) => artists.has(words.join(' '))

  const holds = (image: ImageRecord, { words, quoted }: Term): boolean => {
    if (quoted && isArtist(words)) return isBy(image, words)
    const texts = [image.title, image.artist, image.caption, ...image.keywords].map(wordsOf)
    if (words.length === 1) return texts.some((text) => text.includes(words[0] ?? ''))
    const neighbours = words.slice(1).map((word, at) => [words[at], word])
    return neighbours.every(([left, right]) =>
      texts.some((text) => text.some((word, at) => word === left && text[at + 1] === right)),
    )
  }
  const isFound = (image: ImageRecord): boolean => {
    if (isArtist(inQuotes)) return isBy(image, inQuotes)
    return (
      clauses.every((clause) => clause.some((term) => holds(image, term))) &&
      !excluded.some((term) => holds(image, term))
    )
  }
  const isNamed = ({ id, localId }: ImageRecord) =>
    exactId !== '' && [id, localId].some((name) => name.toLowerCase() === exactId)
  return new Set(images.filter((image) => isNamed(image) || isFound(image)).map(({ id }) => id))
}

const isBy = ({ artist }: ImageRecord, words: readonly string[]): boolean =>
  wordsOf(artist).join(' ') === words.join(' ')
