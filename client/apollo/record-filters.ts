import type { RecordFilter } from './generated/graphql.ts'

/** Writes what a list is narrowed by as the graph takes it. */
export const toRecordFilters = (filters: Readonly<Record<string, string>>): RecordFilter[] =>
  Object.entries(filters).map(([name, value]) => ({ name, value }))
