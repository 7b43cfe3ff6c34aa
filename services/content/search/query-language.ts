/**
 * What may be typed in the search box (spec.md section 2, search syntax): every word is required, quotes make a phrase,
 * a pipe means any of its two sides, a minus excludes. Anything typed is a valid query.
 */

import { wordsOf } from './words.ts'

export interface Query {
  /** All of these are required. */
  clauses: Clause[]
  /** None of these may match. */
  excluded: Term[]
  /** The whole text as an id may be written; the image that has it comes first. Empty when it cannot be one. */
  exactId: string
}

/** Any of its terms will do. */
export type Clause = Term[]

export interface Term {
  /** Neighbours when more than one. Never empty. */
  words: string[]
  /** Written in quotes, so it may be an artist's name. */
  quoted: boolean
}

/** In characters; a longer query is refused. */
export const LONGEST_QUERY = 10_000

/** A pipe, or an optional minus and a phrase or a bare word. A quote that never closes runs to the end. */
const TOKEN = /\||(?<minus>-)?(?:"(?<phrase>[^"]*)(?:"|$)|(?<bare>[^\s"|]+))/gu

const LONGEST_ID = 100

export function parseQuery(text: string): Query {
  const clauses: Clause[] = []
  const excluded: Term[] = []
  let joined = false
  for (const token of straightQuotes(text).matchAll(TOKEN)) {
    if (token[0] === '|') {
      joined = true
      continue
    }
    const { minus, phrase, bare } = token.groups ?? {}
    const words = wordsOf(phrase ?? bare ?? '')
    if (words.length === 0) continue
    const term = { words, quoted: phrase !== undefined }
    const last = clauses.at(-1)
    if (minus) excluded.push(term)
    else if (joined && last) last.push(term)
    else clauses.push([term])
    joined = false
  }
  return { clauses, excluded, exactId: exactIdOf(text) }
}

const straightQuotes = (text: string): string => text.replace(/[“”„‟«»＂]/gu, '"')

function exactIdOf(text: string): string {
  const id = straightQuotes(text).replaceAll('"', '').trim()
  return id.length > 0 && id.length <= LONGEST_ID ? id.toLowerCase() : ''
}
