import type { Filters } from '#services/content/index/filters.ts'
import { parseQuery, type Term } from '#services/content/index/query-language.ts'
import { wordsOf } from '#services/content/index/words.ts'
import type { ImageRecord } from '#services/content/record/image-record.ts'
import {
  COLORS,
  IMAGE_TYPES,
  ORIENTATIONS,
  PUBLISHERS,
  RESOLUTIONS,
  STYLES,
  SUBSTRATES,
} from '#services/shared/vocabulary.ts'

export interface NaiveImage extends ImageRecord {
  collections: readonly number[]
  isFavorite: boolean
}

export interface NaiveSearch {
  query: string
  filters: Filters
  sort: 'newest' | 'popular' | 'best_match'
  isStaff: boolean
  /** Finds a word's stem in the store's own dictionary. */
  stemOf: (word: string) => string
}

/** Searches in the plainest way, as the search promises: image after image, text after text. */
export function searchNaively(images: readonly NaiveImage[], search: NaiveSearch) {
  const visible = images.filter(({ published }) => published || search.isStaff)
  const found = findNaively(visible, search)
  const kept = (filters: Filters) => found.filter(({ image }) => holdsAll(image, filters))
  return {
    ids: inOrder(kept(search.filters), search.sort).map(({ image }) => image.id),
    facets: Object.fromEntries(
      Object.entries(SECTIONS).flatMap(([section, valuesOf]) => {
        const others = kept({ ...search.filters, [section]: [] })
        const counts = countValues(others.map(({ image }) => valuesOf(image)))
        return counts.size > 0 ? [[section, counts] as const] : []
      }),
    ),
  }
}

interface Find {
  image: NaiveImage
  /** Whether the query is the image's id or local id. */
  isNamed: boolean
}

function findNaively(images: readonly NaiveImage[], { query, stemOf }: NaiveSearch): Find[] {
  const { clauses, excluded, exactId, inQuotes } = parseQuery(query)
  const artists = new Set(images.map(({ artist }) => nameOf(artist)).filter(Boolean))
  const isArtist = (words: readonly string[]) => artists.has(words.join(' '))

  const holds = (image: ImageRecord, { words, quoted }: Term): boolean => {
    if (quoted && isArtist(words)) return isBy(image, words)
    const texts = [image.title, image.artist, image.caption, ...image.keywords].map(wordsOf)
    const [word = ''] = words
    if (words.length === 1 && !quoted)
      return texts.some((text) => text.some((each) => stemOf(each) === stemOf(word)))
    return texts.some((text) => ` ${text.join(' ')} `.includes(` ${words.join(' ')} `))
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
  return images
    .map((image) => ({ image, isNamed: isNamed(image) }))
    .filter((find) => find.isNamed || isFound(find.image))
}

/** Best match counts as Popular here: nothing measures how well a text matches. */
function inOrder(finds: readonly Find[], sort: NaiveSearch['sort']): Find[] {
  const latestFirst = finds.toReversed()
  const time = ({ image }: Find) => image.createdAt?.getTime() ?? 0
  return latestFirst.sort(
    (one, other) =>
      Number(other.isNamed) - Number(one.isNamed) ||
      (sort === 'newest' ? 0 : other.image.popularity - one.image.popularity) ||
      time(other) - time(one),
  )
}

const SECTIONS: Record<Exclude<keyof Filters, 'favorites'>, (image: NaiveImage) => readonly string[]> = {
  type: ({ type }) => IMAGE_TYPES.filter((value) => value === type),
  people: ({ people }) => [people],
  color: ({ colors }) => COLORS.filter((value) => colors.includes(value)),
  orientation: ({ orientation }) => ORIENTATIONS.filter((value) => value === orientation),
  style: ({ styles }) => STYLES.filter((value) => styles.includes(value)),
  resolution: ({ megapixels }) => RESOLUTIONS.filter((least) => megapixels >= least).map(String),
  substrate: ({ substrates }) => SUBSTRATES.filter((value) => substrates.includes(value)),
  price: ({ price }) => [`${price}`],
  publisher: ({ publisher }) => PUBLISHERS.filter((value) => value === publisher),
  artist: ({ artist }) => [nameOf(artist)].filter(Boolean),
  collection: ({ collections }) => collections.map(String),
}

function holdsAll(image: NaiveImage, { favorites, ...chosen }: Filters): boolean {
  if (favorites && !image.isFavorite) return false
  return Object.entries(SECTIONS).every(([section, valuesOf]) => {
    const values = (chosen[section as keyof typeof SECTIONS] ?? []).map(String)
    const wanted = section === 'artist' ? values.map(nameOf) : values
    return wanted.length === 0 || valuesOf(image).some((value) => wanted.includes(value))
  })
}

function countValues(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Folds an artist's name to what tells artists apart. */
export const nameOf = (artist: string): string => wordsOf(artist).join(' ')

const isBy = ({ artist }: ImageRecord, words: readonly string[]): boolean =>
  nameOf(artist) === words.join(' ')
