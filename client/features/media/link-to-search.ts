/** Address of a search for exactly this keyword: a phrase when it is more than plain letters and digits. */
export const searchForKeyword = (keyword: string) =>
  searchFor(/^[\p{L}\p{N}]+$/u.test(keyword) ? keyword : phrase(keyword))

/** Address of a search for everything by an artist: the exact name, in quotes (spec.md section 2). */
export const searchForArtist = (artist: string) => searchFor(phrase(artist))

/** Address of a search for one image, by its id. */
export const searchForId = (id: string) => searchFor(id)

/** At most this many of an image's words: nobody could read a longer search. */
const MOST_SUBJECTS = 6

/** Shorter words of a title say nothing of what is in a picture. */
const TITLE_WORD = /[\p{L}\p{N}]{4,}/gu

interface Described {
  title: string
  artist: string | null
  keywords: readonly string[]
}

/**
 * Address of a search for what is like an image: any of its keywords, or else its artist's, or any word of
 * its title.
 */
export const searchForRelated = ({ title, artist, keywords }: Described) => {
  const subjects = keywords.length > 0 ? keywords.map(phrase) : artist ? [phrase(artist)] : wordsOf(title)
  return searchFor([...new Set(subjects)].slice(0, MOST_SUBJECTS).join(' | '), { sort: 'best_match' })
}

const wordsOf = (title: string): string[] => title.match(TITLE_WORD) ?? []

const phrase = (words: string) => `"${words.replaceAll('"', ' ').trim()}"`

const searchFor = (q: string, rest: Record<string, string> = {}) =>
  `/search?${new URLSearchParams({ q, ...rest })}`
