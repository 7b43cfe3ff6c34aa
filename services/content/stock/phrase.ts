import type { Query, Term } from '../index/query-language.ts'
import { sourceIdOf } from './stock.ts'

/** The phrase travels in an address, and no photograph matches so many words anyway. */
const LONGEST_PHRASE = 1_000

const ID = /^\d{5,15}$/

/**
 * Writes a query as the source reads it: words are all required, quotes make a phrase, OR and NOT in
 * capitals, parentheses. The source's own id finds that image. Null when it is too long to ask.
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
