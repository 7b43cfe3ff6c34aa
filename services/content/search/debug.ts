import type { Query, Term } from '../index/query-language.ts'
import type { SearchDebug } from './contract.ts'

/** Tells staff how a search was read and answered. */
export const debugOf = ({ clauses, excluded }: Query, sources: SearchDebug['sources']): SearchDebug => ({
  clauses: clauses.map((clause) => clause.map(inWords)),
  excluded: excluded.map(inWords),
  sources,
})

const inWords = ({ words, quoted }: Term): string => {
  const text = words.join(' ')
  return quoted || words.length > 1 ? `"${text}"` : text
}
