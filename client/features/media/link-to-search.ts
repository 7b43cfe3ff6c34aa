/** Address of a search for exactly this keyword: a phrase when it is more than plain letters and digits. */
export const linkToKeyword = (keyword: string) =>
  linkToSearch(/^[\p{L}\p{N}]+$/u.test(keyword) ? keyword : quotePhrase(keyword))

/** Address of a search for everything by an artist: the exact name, in quotes (spec.md section 2). */
export const linkToArtist = (artist: string) => linkToSearch(quotePhrase(artist))

/** Address of a search for one image, by its id. */
export const linkToId = (id: string) => linkToSearch(id)

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
export const linkToRelated = ({ title, artist, keywords }: Described) => {
  const subjects =
    keywords.length > 0 ? keywords.map(quotePhrase) : artist ? [quotePhrase(artist)] : wordsOf(title)
  return linkToSearch([...new Set(subjects)].slice(0, MOST_SUBJECTS).join(' | '), { sort: 'best_match' })
}

const wordsOf = (title: string): string[] => title.match(TITLE_WORD) ?? []

const quotePhrase = (words: string) => `"${words.replaceAll('"', ' ').trim()}"`

const linkToSearch = (q: string, rest: Record<string, string> = {}) =>
  `/search?${new URLSearchParams({ q, ...rest })}`
