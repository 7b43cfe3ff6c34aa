/** A query as PostgreSQL takes it. */

import { joinOperands, quoteLexeme } from '../index/lexeme-text.ts'
import { artistOf, idOf, stemLexeme, titleOf } from '../index/lexemes.ts'
import type { Clause, Query, Term } from '../index/query-language.ts'
import { phraseConditionOf } from '../index/runs.ts'

/**
 * One index condition for each clause is faster than one long tsquery (search-design.md), but not for
 * thousands.
 */
const MOST_CONDITIONS = 8

/** Words that best match ranks by. */
const MOST_RANKED = 32

/** Quoted texts that are looked up among the artists. */
const MOST_NAMES = 20

/** What reading a query needs to know. */
export interface Reading {
  /** Names from {@link namesIn} that are an artist's. */
  artists: ReadonlySet<string>
  /** Stems of words outside quotes; a word without one is searched as it is. */
  stems: ReadonlyMap<string, string>
}

/**
 * Writes conditions that must all hold, each a tsquery; none for a query that asks for nothing. `required`
 * reads the searched words, where that differs from reading the excluded ones.
 */
export function conditionsOf(query: Query, reading: Reading, required = reading): string[] {
  const whole = nameOf(query.inQuotes)
  if (reading.artists.has(whole)) return [whole]
  const clauses = [...new Set(query.clauses.map((clause) => clauseOf(clause, required)))]
  const own = clauses.slice(0, MOST_CONDITIONS - 1)
  const rest = clauses.slice(MOST_CONDITIONS - 1)
  if (rest.length > 0) own.push(joinOperands('&', rest))
  if (query.excluded.length === 0) return own
  const none = `!${clauseOf(query.excluded, reading)}`
  const [first, ...others] = own
  return first === undefined ? [none] : [`${first} & ${none}`, ...others]
}

/** Writes tsqueries for texts that may be artists; the caller finds out which are. */
export function namesIn({ clauses, excluded, inQuotes }: Query): string[] {
  const terms = [{ words: inQuotes, quoted: true }, ...clauses.flat(), ...excluded]
  const names = terms.filter((term) => term.quoted && term.words.length > 0).map((term) => nameOf(term.words))
  return [...new Set(names)].slice(0, MOST_NAMES)
}

/** Finds the image whose id or local id the query is, whatever else it asks; empty when it cannot be one. */
export const exactIdConditionOf = ({ exactId }: Query): string[] =>
  exactId ? [quoteLexeme(idOf(exactId))] : []

/** Lists words outside quotes, which are found by their stems. */
export const looseWordsIn = ({ clauses, excluded }: Query): string[] => [
  ...new Set([...clauses.flat(), ...excluded].filter(isLoose).flatMap(({ words }) => words)),
]

/** What best match ranks by, each a tsquery: a title that is just these words, then their stems too. */
export interface Ranking {
  title: string
  any: string
  /**
   * Conditions on the words themselves, without others of their stems; excluded words are excluded in any
   * form. Null where no word is searched by its stem.
   */
  exact: readonly string[] | null
}

/** Null when there are no words to rank by. */
export function rankingOf(query: Query, reading: Reading): Ranking | null {
  const words = query.clauses.flatMap((clause) => clause.flatMap((term) => term.words))
  if (words.length === 0) return null
  const ranked = [...new Set(words)].slice(0, MOST_RANKED)
  const stems = ranked.flatMap((word) => {
    const stem = reading.stems.get(word)
    return stem === undefined ? [] : [stemLexeme(stem)]
  })
  return {
    title: quoteLexeme(titleOf(words)),
    any: joinOperands('|', [...new Set([...ranked, ...stems])].map(quoteLexeme)),
    exact: reading.stems.size > 0 ? conditionsOf(query, reading, { ...reading, stems: new Map() }) : null,
  }
}

const isLoose = ({ words, quoted }: Term): boolean => !quoted && words.length === 1

const nameOf = (words: readonly string[]): string => quoteLexeme(artistOf(words))

const clauseOf = (clause: Clause, reading: Reading): string =>
  joinOperands('|', [...new Set(clause.map((term) => termOf(term, reading)))])

/** Reads a quoted text that is an artist's whole name as that artist's works. */
function termOf(term: Term, { artists, stems }: Reading): string {
  const { words } = term
  const name = nameOf(words)
  if (term.quoted && artists.has(name)) return name
  const [word = ''] = words
  if (words.length > 1) return phraseConditionOf(words)
  const stem = isLoose(term) ? stems.get(word) : undefined
  return quoteLexeme(stem === undefined ? word : stemLexeme(stem))
}
