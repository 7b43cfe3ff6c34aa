/**
 * What one may type in the search box (spec.md section 2, search syntax): every word is required, quotes make
 * a phrase, a pipe means any of its two sides, a minus excludes. Any text is a valid query.
 */

import { wordsOf } from './words.ts'

export interface Query {
  /** As typed, with every kind of quotes as plain ones. */
  text: string
  /** All of these must match. */
  clauses: Clause[]
  /** None of these may match. */
  excluded: Term[]
  /**
   * The whole text in lower case, as an id may be written; an image with that id comes first. Empty if it
   * cannot be one.
   */
  exactId: string
  /** The words of a text that begins and ends with quotes, as an artist's name may that has quotes itself. */
  inQuotes: string[]
  /** Whether there are more words than {@link MOST_WORDS}; the later ones are not searched. */
  isCut: boolean
}

/** Any of its terms will do. Never empty. */
export type Clause = Term[]

export interface Term {
  /** Consecutive words of the found text. Never empty. */
  words: string[]
  /** Written in quotes, so it may be an artist's name. */
  quoted: boolean
}

/** A pipe, or an optional minus with a phrase or a bare word. A quote that never closes runs to the end. */
const TOKEN = /\||(?<minus>-)?(?:"(?<phrase>[^"]*)(?:"|$)|(?<bare>[^\s"|]+))/gu

const LONGEST_ID = 100

/**
 * The most words that a query searches or excludes: pasted text is found by its beginning, and no search
 * costs more.
 */
export const MOST_WORDS = 32

export function parseQuery(typed: string): Query {
  // The database takes no text with NUL in it; a space does as well between words.
  const text = typed
    .replace(/[“”„‟«»＂]/gu, '"')
    .replaceAll('\0', ' ')
    .trim()
  const clauses: Clause[] = []
  const excluded: Term[] = []
  let room = MOST_WORDS
  let isCut = false
  let joining = false
  for (const token of text.matchAll(TOKEN)) {
    if (token[0] === '|') {
      joining = true
      continue
    }
    const { minus, phrase, bare } = token.groups ?? {}
    const all = wordsOf(phrase ?? bare ?? '')
    const words = all.slice(0, room)
    room -= words.length
    isCut = all.length > words.length
    if (isCut && words.length === 0) break
    if (words.length === 0) continue
    const term = { words, quoted: phrase !== undefined }
    const last = clauses.at(-1)
    if (minus) excluded.push(term)
    else if (joining && last) last.push(term)
    else clauses.push([term])
    joining = false
    if (isCut) break
  }
  return { text, clauses, excluded, exactId: exactIdOf(text), inQuotes: inQuotesOf(text), isCut }
}

/** Counts the words that a query searches or excludes. */
export const wordsIn = ({ clauses, excluded }: Query): number =>
  [...clauses.flat(), ...excluded].reduce((sum, { words }) => sum + words.length, 0)

/** Writes a term as one would type it. */
export const termInWords = ({ words, quoted }: Term): string => {
  const text = words.join(' ')
  return quoted || words.length > 1 ? `"${text}"` : text
}

/** Replaces words of a text that stand alone, outside of quotes, and are not excluded. */
export const rewrite = (text: string, words: ReadonlyMap<string, string>): string =>
  text.replace(TOKEN, (token, minus?: string, _phrase?: string, bare?: string) => {
    if (minus !== undefined || bare === undefined) return token
    const [word, ...more] = wordsOf(bare)
    return more.length === 0 ? (words.get(word ?? '') ?? token) : token
  })

function exactIdOf(text: string): string {
  const id = text.replaceAll('"', '').trim()
  return /^[^\p{C}]+$/u.test(id) && id.length <= LONGEST_ID ? id.toLowerCase() : ''
}

const inQuotesOf = (text: string): string[] => (/^".*"$/su.test(text) ? wordsOf(text) : [])
