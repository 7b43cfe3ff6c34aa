import { createContext, use } from 'react'
import type { SearchFacets_QueryFragment } from '#client/apollo/generated/graphql.ts'

type Facets = SearchFacets_QueryFragment['search']

/** How many each option would find under what is chosen in the other sections. */
export interface Counts {
  /** Null while it is not known. */
  of: (section: string, value: string) => number | null
  /** Those of a section that find something, the ones that find most first where there are many. */
  found: (section: string) => readonly string[]
  /** There is too much to count it all. */
  isPartial: boolean
}

/** Artists that are told of: one that is missing may still find something then. */
const MOST_TOLD = 100

/** Whether options were counted at all. What finds nothing may be missing, also where nothing was found. */
const isTold = (facets: Facets['facets']): boolean =>
  facets.length > 0 &&
  (facets.some(({ section }) => section !== 'source') ||
    facets.every(({ options }) => options.every(({ count }) => count === 0)))

/** Whether what is missing finds nothing; of a source it may also be that it was not asked. */
const isAllTold = (section: string, told: number): boolean =>
  section !== 'source' && (section !== 'artist' || told < MOST_TOLD)

export const NO_COUNTS: Counts = { of: () => null, found: () => [], isPartial: false }

export const countsOf = ({ facets, isPartial }: Facets): Counts => {
  const sections = new Map(
    facets.map(({ section, options }) => [section, new Map(options.map((one) => [one.value, one.count]))]),
  )
  return {
    isPartial,
    found: (section) => [...(sections.get(section)?.keys() ?? [])],
    of: (section, value) => {
      if (!isTold(facets)) return null
      const counts = sections.get(section)
      return counts?.get(value) ?? (isAllTold(section, counts?.size ?? 0) ? 0 : null)
    },
  }
}

export const CountsContext = createContext<Counts>(NO_COUNTS)

export const useCounts = (): Counts => use(CountsContext)
