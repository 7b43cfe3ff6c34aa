/** Address of a search for exactly these words: more than one as a phrase (spec.md section 2, Search syntax). */
export const searchForKeyword = (keyword: string) => searchFor(/\s/.test(keyword) ? phrase(keyword) : keyword)

/** Address of a search for everything by an artist: the exact name, in quotes. */
export const searchForArtist = (artist: string) => searchFor(phrase(artist))

const phrase = (words: string) => `"${words.replaceAll('"', ' ').trim()}"`

const searchFor = (q: string) => `/search?${new URLSearchParams({ q })}`
