import type { ComponentType } from 'react'
import {
  type FoundPage,
  useSearch,
  useSearchIntents,
  type useShownPlace,
} from '#client/actors/pictures/search.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import {
  selectFailure,
  selectHiddenNotice,
  selectIsBeyond,
  selectIsEmpty,
  selectIsSignInNeeded,
  selectOwnOnlyNotice,
  selectWarnings,
  warningInWords,
} from '#machines/search/selectors.ts'
import * as say from './messages.tsx'
import { SearchNotice } from './search-notice.tsx'
import { SignInNeeded } from './sign-in-needed.tsx'

/** What is said where nothing is found, or words are misspelt; it comes when that is. */
export interface OutcomeParts {
  DidYouMean: ComponentType<{
    spelling: NonNullable<FoundPage['spelling']>
    place: ReturnType<typeof useShownPlace>
  }>
  NothingFound: ComponentType<{
    place: ReturnType<typeof useShownPlace>
    without: FoundPage['without']
  }>
  PopularArt: ComponentType
}

interface SearchOutcomeProps extends OutcomeParts {
  place: ReturnType<typeof useShownPlace>
  /** Null while there is none for this place. */
  page: FoundPage | null
}

/**
 * What there is to say about a search besides its results: what failed, is lacking or is hidden (spec.md
 * sections 6 and 8).
 */
export const SearchOutcome = ({ place, page, DidYouMean, NothingFound, PopularArt }: SearchOutcomeProps) => {
  const failure = useSearch(selectFailure)
  const warnings = useSearch(selectWarnings)
  const hidden = useSearch(selectHiddenNotice)
  const ownOnly = useSearch(selectOwnOnlyNotice)
  const isEmpty = useSearch(selectIsEmpty)
  const isBeyond = useSearch(selectIsBeyond)
  const isSignInNeeded = useSearch(selectIsSignInNeeded)
  // A source could not be had, and the other has nothing.
  const isBare = warnings.length > 0 && page?.totalForPagination === 0
  const { retry, showHidden, choosePage } = useSearchIntents()
  return (
    <>
      {hidden && <SearchNotice text={hidden} act={{ label: say.showAll, onAct: showHidden }} />}
      {ownOnly && <SearchNotice text={ownOnly} />}
      {warnings.map((warning) => (
        <SearchNotice
          key={warningInWords(warning)}
          text={warningInWords(warning)}
          act={
            isBeyond
              ? { label: say.backToFirstPage, onAct: () => choosePage(1) }
              : { label: say.retry, onAct: retry }
          }
        />
      ))}
      {failure && <Unavailable message={failure.message} onRetry={retry} />}
      {isSignInNeeded && <SignInNeeded />}
      {page?.searchedWords && <SearchNotice text={say.onlyFirstWords(page.searchedWords)} />}
      {page?.spelling && <DidYouMean spelling={page.spelling} place={place} />}
      {isEmpty && <NothingFound place={place} without={page?.without ?? []} />}
      {isBare && <PopularArt />}
    </>
  )
}
