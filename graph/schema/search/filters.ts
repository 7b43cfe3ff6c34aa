import { FILTER_VALUES } from '../../generated/filter-values.ts'
import type { SearchFilters } from '../../generated/resolvers.ts'

/** What is chosen, as the content service takes it. */
export const toServiceFilters = (filters: SearchFilters) =>
  Object.fromEntries(
    Object.entries(filters).map(([section, chosen]) => [
      section,
      Array.isArray(chosen) ? chosen.map((name) => FILTER_VALUES[section]?.[name] ?? name) : chosen,
    ]),
  )
