import type { ReactNode } from 'react'
import { TipIcon } from '#client/ui/icons.tsx'

export const chosenFilters = 'Chosen filters'
export const priceOf = (tier: string) => `price ${tier} of 4`
export const removeFilter = (name: string) => `Remove ${name}`
export const clearAll = 'Clear all'
export const didYouMean = (words: ReactNode) => <>Did you mean {words}?</>
export const showingResultsFor = (words: ReactNode, instead: ReactNode) => (
  <>
    Showing results for {words}. {instead}
  </>
)
export const searchInsteadFor = (words: ReactNode) => <>Search instead for {words}.</>
export const filters = 'Filters'
export const active = ' active'
export const notApplied = (count: number) => `${count} not applied`
export const close = 'Close'
export const moreByArtist = (count: string, artist: string) => `${count} more by ${artist}`
export const nothingMatches = 'Nothing matches this search'
export const nothingHereYet = 'There’s nothing here yet'
export const filtersMayBeWhy = 'Try removing a filter:'
export const noArtHasAll = 'No art matches all of these:'
export const checkSpelling = 'Check the spelling, or try fewer words.'
export const leaveOutQuotes = 'Quotes find an exact phrase. Remove them to find the words anywhere.'
export const pipeFindsAny = (example: ReactNode) => <>Use a pipe to find any of the words: {example}</>
export const pipeExample = 'heron | egret'
export const clearAllFilters = 'Clear all filters'
export const seeNewest = 'See the newest art'
export const popularRightNow = 'Popular right now'
export const seeAllPopularArt = (
  <>
    See all<span className="visually-hidden"> popular art</span>
  </>
)
export const popularNotAvailable = 'Popular art isn’t available right now.'
export const howSearchWasRead = 'How this search was read'
export const allOf = 'All of'
export const everythingMatches = 'No words: everything matches'
export const noneOf = 'None of'
export const sourceAsked = 'Source asked'
export const time = 'Time'
export const results = 'Results'
export const milliseconds = (count: string) => `${count} ms`
export const resultCount = (count: string, isPartial: boolean) => (isPartial ? `At least ${count}` : count)
export const noAnswer = 'No answer'
export const noSourceAsked = 'No source was asked.'
export const internal = 'Internal'
export const getty = 'Getty'
export const searchHint = (
  <>
    Quotes find a phrase, a minus leaves a word out. More:
    <TipIcon />
    <span className="visually-hidden"> Search tips, by the search box</span>
  </>
)
export const gotIt = 'Got it'
export const showAll = 'Show all'
export const backToFirstPage = 'Back to the first page'
export const retry = 'Retry'
export const onlyFirstWords = (count: number) => `We searched for the first ${count} words only.`
export const search = 'Search'
export const searchResults = 'Search results'
export const artists = 'Artists'
export const allArt = 'All art'
export const apply = 'Apply'
export const signInForFavorites = 'Please sign in to see your favorites'
export const signIn = 'Sign in'
export const newest = 'Newest'
export const bestMatch = 'Best Match'
export const mostPopular = 'Most popular'
export const sortBy = 'Sort by'
