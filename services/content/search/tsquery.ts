/** A query as PostgreSQL takes it. */

import { artistOf, idOf, pairOf, quoted, titleOf } from './lexemes.ts'
import type { Clause, Query, Term } from './query-language.ts'

/** One index condition a clause is faster than one long tsquery (search-design.md), but not for thousands. */
const MOST_CONDITIONS = 8

/** Words that best match ranks by. */
const MOST_RANKED = 32

/** Quoted texts that are looked up among the artists. */
const MOST_NAMES = 20

/** Conditions that must all hold, each the text of a tsquery; none at all for a query that asks for nothing. */
export function conditionsOf(query: Query, artists: ReadonlySet<string>): string[] {
  const whole = nameOf(query.inQuotes)
  if (artists.has(whole)) return [whole]
  const clauses = [...new Set(query.clauses.map((clause) => clauseOf(clause, artists)))]
  const own = clauses.slice(0, MOST_CONDITIONS - 1)
  const rest = clauses.slice(MOST_CONDITIONS - 1)
  if (rest.length > 0) own.push(joined('&', rest))
  if (query.excluded.length === 0) return own
  const none = `!${clauseOf(query.excluded, artists)}`
  const [first, ...others] = own
  return first === undefined ? [none] : [`${first} & ${none}`, ...others]
}

/** Tsqueries of what may be artists: the caller finds out which of them are. */
export function namesIn({ clauses, excluded, inQuotes }: Query): string[] {
  const terms = [{ words: inQuotes, quoted: true }, ...clauses.flat(), ...excluded]
  const names = terms.filter((term) => term.quoted && term.words.length > 0).map((term) => nameOf(term.words))
  return [...new Set(names)].slice(0, MOST_NAMES)
}

/** The image whose id or local id the query is, whatever else it asks for; none when it cannot be one. */
export const exactIdCondition = ({ exactId }: Query): string[] => (exactId ? [quoted(idOf(exactId))] : [])

/** What best match ranks by, each the text of a tsquery: a title that is just these words, then any of them. */
export interface Ranking {
  title: string
  any: string
}

/** Null when there are no words to rank by. */
export function rankingOf({ clauses }: Query): Ranking | null {
  const words = clauses.flatMap((clause) => clause.flatMap((term) => term.words))
  if (words.length === 0) return null
  const ranked = [...new Set(words)].slice(0, MOST_RANKED)
  return { title: quoted(titleOf(words)), any: joined('|', ranked.map(quoted)) }
}

const nameOf = (words: readonly string[]): string => quoted(artistOf(words))

const clauseOf = (clause: Clause, artists: ReadonlySet<string>): string =>
  joined('|', [...new Set(clause.map((term) => termOf(term, artists)))])

/** A quoted text that is an artist's whole name means that artist's works. */
function termOf({ words, quoted: inQuotes }: Term, artists: ReadonlySet<string>): string {
  const name = nameOf(words)
  if (inQuotes && artists.has(name)) return name
  const pairs = words.slice(1).map((word, at) => quoted(pairOf(words[at] ?? '', word)))
  return pairs.length > 0 ? joined('&', [...new Set(pairs)]) : words.map(quoted).join('')
}

/** Balanced, since PostgreSQL reads a tsquery recursively and a query may have thousands of words. */
export function joined(operator: '&' | '|', operands: readonly string[]): string {
  if (operands.length <= 1) return operands.join('')
  const half = Math.ceil(operands.length / 2)
  const left = joined(operator, operands.slice(0, half))
  return `(${left} ${operator} ${joined(operator, operands.slice(half))})`
}
