import { type Query, termInWords } from '../index/query-language.ts'
import type { SearchDebug } from './contract.ts'

/** Tells staff how a search was read and answered. */
export const debugOf = ({ clauses, excluded }: Query, sources: SearchDebug['sources']): SearchDebug => ({
  clauses: clauses.map((clause) => clause.map(termInWords)),
  excluded: excluded.map(termInWords),
  sources,
})
