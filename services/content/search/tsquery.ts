/** A query as PostgreSQL takes it. */

import { artistOf, pairOf, quoted, titleOf } from './lexemes.ts'
import type { Clause, Query, Term } from './query-language.ts'

/** Names, as `artist=` lexemes, that some artist goes by. */
export type KnownArtists = ReadonlySet<string>

/** One index condition a clause is faster than one long tsquery (search-design.md), but not for thousands. */
const MOST_CONDITIONS = 8

/** Conditions that must all hold, each the text of a tsquery; none at all for a query that asks for nothing. */
export function conditionsOf(query: Query, artists: KnownArtists): string[] {
  const clauses = [...new Set(query.clauses.map((clause) => clauseOf(clause, artists)))]
  const own = clauses.slice(0, MOST_CONDITIONS - 1)
  const rest = clauses.slice(MOST_CONDITIONS - 1)
  if (rest.length > 0) own.push(joined('&', rest))
  if (query.excluded.length === 0) return own
  const none = `!${clauseOf(query.excluded, artists)}`
  const [first, ...others] = own
  return first === undefined ? [none] : [`${first} & ${none}`, ...others]
}

/** What best match ranks by: any of the words that are asked for, and the title that is just these words. */
export function rankingOf(query: Query): { any: string; title: string } | null {
  const words = query.clauses.flatMap((clause) => clause.flatMap((term) => term.words))
  if (words.length === 0) return null
  return {
    any: joined('|', [...new Set(words)].slice(0, MOST_RANKED).map(quoted)),
    title: quoted(titleOf(words)),
  }
}

const MOST_RANKED = 32

/** The lexemes of every quoted term, of which the caller finds out which are artists. */
export function namesIn(query: Query): string[] {
  const terms = [...query.clauses.flat(), ...query.excluded].filter((term) => term.quoted)
  return [...new Set(terms.map((term) => artistOf(term.words)))]
}

const clauseOf = (clause: Clause, artists: KnownArtists): string =>
  joined('|', [...new Set(clause.map((term) => termOf(term, artists)))])

/** A quoted text that is an artist's whole name means that artist's works. */
function termOf({ words, quoted: inQuotes }: Term, artists: KnownArtists): string {
  const name = artistOf(words)
  if (inQuotes && artists.has(name)) return quoted(name)
  const [first = ''] = words
  if (words.length === 1) return quoted(first)
  const pairs = words.slice(1).map((word, before) => quoted(pairOf(words[before] ?? first, word)))
  return joined('&', [...new Set(pairs)])
}

/** Balanced, since PostgreSQL reads a tsquery recursively and a query may have thousands of words. */
function joined(operator: '&' | '|', operands: readonly string[]): string {
  if (operands.length <= 1) return operands.join('')
  const half = Math.ceil(operands.length / 2)
  const left = joined(operator, operands.slice(0, half))
  return `(${left} ${operator} ${joined(operator, operands.slice(half))})`
}
