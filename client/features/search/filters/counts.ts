import { createContext, use } from 'react'
import { useSearch } from '#client/actors/pictures/search.ts'
import type { SearchFacets_QueryFragment } from '#client/apollo/generated/graphql.ts'
import { selectGathers } from '#machines/search/selectors.ts'
import * as say from './messages.ts'

type Facets = SearchFacets_QueryFragment['search']

export interface Count {
  results: number
  /** There may be more. */
  isLeast: boolean
}

/** How many each option would find under what is chosen in the other sections. */
export interface Counts {
  /** Null while it is not known: none of what was counted is not yet none at all. */
  countOf: (section: string, value: string) => Count | null
  /** Those of a section that find something, the ones that find most first where there are many. */
  listFound: (section: string) => readonly string[]
  /** There is too much to count it all. */
  isPartial: boolean
  /** Not every section counts what Getty has. */
  isMixed: boolean
}

export const NO_COUNTS: Counts = {
  countOf: () => null,
  listFound: () => [],
  isPartial: false,
  isMixed: false,
}

export const countsOf = ({ facets, isPartial }: Facets): Counts => {
  const sections = new Map(
    facets.map(({ section, options }) => [section, new Map(options.map((one) => [one.value, one.count]))]),
  )
  const { internal, getty } = Object.fromEntries(sections.get('source') ?? [])
  if (internal !== undefined && getty !== undefined) sections.get('source')?.set(BOTH, internal + getty)
  const isMixed = getty !== undefined && getty > 0
  return {
    isPartial,
    isMixed,
    listFound: (section) => [...(sections.get(section)?.keys() ?? [])],
    countOf: (section, value) => {
      if (!isTold(facets)) return null
      const counts = sections.get(section)
      const results = counts?.get(value) ?? (isAllTold(section, counts?.size ?? 0) ? 0 : null)
      const isLeast = isMixed && isOwn(section, value)
      if (results === null || (results === 0 && (isLeast || isPartial))) return null
      return { results, isLeast }
    },
  }
}

/** The sources together, as the address has that: it does not say which. */
const BOTH = ''

/**
 * Getty tells only how many pictures it has in all, which says something of a few sections. In the others the
 * shop's own are counted, and so are the dear ones: all the cheap ones are the shop's.
 */
const isOwn = (section: string, value: string): boolean =>
  section === 'price' ? Number(value) >= 3 : !TOLD_BY_BOTH.includes(section)

const TOLD_BY_BOTH = ['source', 'type', 'substrate', 'publisher', 'artist', 'collection']

/** Whether options were counted at all. What finds nothing may be missing, also where nothing was found. */
const isTold = (facets: Facets['facets']): boolean =>
  facets.length > 0 &&
  (facets.some(({ section }) => section !== 'source') ||
    facets.every(({ options }) => options.every(({ count }) => count === 0)))

/** Artists that are told of: one that is missing may still find something then. */
const MOST_TOLD = 100

/** Whether what is missing finds nothing; of a source it may also be that it was not asked. */
const isAllTold = (section: string, told: number): boolean =>
  section !== 'source' && (section !== 'artist' || told < MOST_TOLD)

export const CountsContext = createContext<Counts>(NO_COUNTS)

export const useCounts = (): Counts => use(CountsContext)

/** It would find nothing for sure. */
export const isNone = (count: Count | null): boolean => count?.results === 0 && !count.isLeast

/** How many an option would find, and what there is to know about that. */
export const useCount = (section: string, value: string | null) => {
  const { countOf, isPartial } = useCounts()
  const count = value === null ? null : countOf(section, value)
  const notes = [isPartial && count && say.countedAmongNewest, count?.isLeast && say.gettyMayHaveMore].filter(
    Boolean,
  )
  return { count, note: notes.length > 0 ? notes.join(' ') : undefined }
}

/**
 * Whether an option is offered: not one that finds nothing, unless it is to be let go of, or is gathered with
 * others that nothing is known of yet.
 */
export const useIsOffered = (count: Count | null, isChosen: boolean): boolean => {
  const gathers = useSearch(selectGathers)
  return isChosen || gathers || !isNone(count)
}
