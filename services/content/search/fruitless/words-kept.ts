import { type Clause, type Query, termInWords } from '../../index/query-language.ts'

/** Whoever pastes a page looks for no picture by it. */
const LONGEST_KEPT = 100

/** Stands for words that are not kept: the search is counted without them. */
export const NO_WORDS = ''

/**
 * The words of a query as search compares them, which is a query for the same again. Neither an email address
 * is kept, which says who somebody is, nor a long text.
 */
export function wordsKeptOf({ text, clauses, excluded }: Query): string {
  if (text.normalize('NFKC').includes('@')) return NO_WORDS
  const words = [...clauses.map(clauseInWords), ...excluded.map((term) => `-${termInWords(term)}`)].join(' ')
  return words.length > LONGEST_KEPT ? NO_WORDS : words
}

const clauseInWords = (clause: Clause): string => clause.map(termInWords).join(' | ')
