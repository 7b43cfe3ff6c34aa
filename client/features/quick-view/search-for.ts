/** Address of a search for exactly this keyword: a phrase when it is more than plain letters and digits. */
export const searchForKeyword = (keyword: string) =>
  searchFor(/^[\p{L}\p{N}]+$/u.test(keyword) ? keyword : phrase(keyword))

/** Address of a search for everything by an artist: the exact name, in quotes (spec.md section 2). */
export const searchForArtist = (artist: string) => searchFor(phrase(artist))

const phrase = (words: string) => `"${words.replaceAll('"', ' ').trim()}"`

const searchFor = (q: string) => `/search?${new URLSearchParams({ q })}`
