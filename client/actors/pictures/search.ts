import { useFragment } from '@apollo/client/react'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type SnapshotFrom, waitFor } from 'xstate'
import type { Running } from '#client/actors/process/context.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import {
  type SearchFacets_QueryFragment,
  SearchFacets_QueryFragmentDoc,
  type SearchResults_QueryFragment,
  SearchResults_QueryFragmentDoc,
} from '#client/apollo/generated/graphql.ts'
import { makeSearchVariables } from '#client/effects/search/search.ts'
import type { Section } from '#machines/search/filters.ts'
import type { searchMachine } from '#machines/search/machine.ts'
import type { Api, SearchPlace, Sort } from '#machines/search/place.ts'
import { readPlace, writePlace } from '#machines/search/query.ts'
import { selectIsPending } from '#machines/search/selectors.ts'

export type FilterSection = Section

type SearchSnapshot = SnapshotFrom<typeof searchMachine>

export type FoundPage = SearchResults_QueryFragment['search']

/** Reads how the search stands, through a selector of machines/search. */
export const useSearch = <T>(
  select: (snapshot: SearchSnapshot) => T,
  isEqual?: (one: T, other: T) => boolean,
): T => useSelector(useProcess(PROCESSES.search), select, isEqual)

export const useSearchIntents = () => {
  const search = useProcess(PROCESSES.search)
  return useMemo(
    () => ({
      submitWords: (text: string) => search.send({ type: 'words.submitted', text }),
      toggleFilter: (section: Section, value: string) =>
        search.send({ type: 'filter.toggled', section, value }),
      chooseApi: (api: Api) => search.send({ type: 'api.chosen', api }),
      applyFilters: () => search.send({ type: 'filters.applied' }),
      dropFilters: () => search.send({ type: 'filters.dropped' }),
      clearFilters: () => search.send({ type: 'filters.cleared' }),
      showHidden: () => search.send({ type: 'hidden.shown' }),
      chooseSort: (sort: Sort) => search.send({ type: 'sort.chosen', sort }),
      /** From 1. */
      choosePage: (page: number) => search.send({ type: 'page.chosen', page }),
      chooseLimit: (limit: number) => search.send({ type: 'limit.chosen', limit }),
      retry: () => search.send({ type: 'search.retried' }),
    }),
    [search],
  )
}

/** The place whose results are on the screen; the actor may be on its way to the next one already. */
export const useShownPlace = (): SearchPlace => {
  const [address] = useSearchParams()
  return useMemo(() => readPlace(address), [address])
}

/** The page of results that was found for a place; null when there is none. */
export const useFoundPage = (place: SearchPlace): FoundPage | null => {
  const { data, complete } = useFragment({
    fragment: SearchResults_QueryFragmentDoc,
    fragmentName: 'SearchResults_query',
    from: 'ROOT_QUERY',
    variables: makeSearchVariables(place),
  })
  return complete ? data.search : null
}

/** What the options of the filters would find at a place; null when that is not known. */
export const useFoundFacets = (place: SearchPlace): SearchFacets_QueryFragment['search'] | null => {
  const { data, complete } = useFragment({
    fragment: SearchFacets_QueryFragmentDoc,
    fragmentName: 'SearchFacets_query',
    from: 'ROOT_QUERY',
    variables: makeSearchVariables(place),
  })
  return complete ? data.search : null
}

/** The address of another place; what of this address is not a search's own stays in it. */
export const writeSearchAddress = (place: SearchPlace, address?: URLSearchParams): string => {
  const query = `${writePlace(place, address)}`
  return query && `?${query}`
}

interface Arrival {
  /** The query of the new address. */
  query: string
  /** The visitor came by Back, Forward or a reload. */
  byHistory: boolean
  signal: AbortSignal
}

/** Tells the search its new place, and waits until its results are found or have failed. */
export const arriveAtSearch = async ({ processes }: Pick<Running, 'processes'>, arrival: Arrival) => {
  const search = processes.actorOf(PROCESSES.search)
  const { query, byHistory, signal } = arrival
  search.send({ type: 'place.changed', byHistory, place: readPlace(new URLSearchParams(query)) })
  await waitFor(search, (snapshot) => !selectIsPending(snapshot), { signal })
}
