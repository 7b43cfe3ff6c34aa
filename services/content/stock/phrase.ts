import type { Query, Term } from '../index/query-language.ts'
import { sourceIdOf } from './stock.ts'

/** The phrase travels in an address. Besides, no photograph matches all of so many words. */
const LONGEST_PHRASE = 1_000

const ID = /^\d{5,15}$/

/**
 * A query as the source takes it: words are all required, quotes a phrase, OR and NOT in capitals,
 * parentheses. One of the source's own ids finds that image. Null when it is too long to ask.
 */
export function phraseOf(query: Query): string | null {
  const id = ID.test(query.exactId) ? query.exactId : sourceIdOf(query.exactId)
  if (id !== null) return id
  const phrase = [
    ...query.clauses.map((clause) =>
      clause.length > 1 ? `(${clause.map(termOf).join(' OR ')})` : clause.map(termOf).join(''),
    ),
    ...query.excluded.map((term) => `NOT ${termOf(term)}`),
  ].join(' ')
  return phrase.length > LONGEST_PHRASE ? null : phrase
}

const OPERATORS: readonly string[] = ['and', 'or', 'not']

const termOf = ({ words, quoted }: Term): string => {
  const text = words.join(' ')
  return quoted || words.length > 1 || OPERATORS.includes(text) ? `"${text}"` : text
}
