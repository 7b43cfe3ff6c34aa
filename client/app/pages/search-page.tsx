import { createLatePart } from '#client/app/parts/late.tsx'
import { NotLoadedPart } from '#client/app/parts/not-loaded.tsx'
import { RelatedKeywords } from '#client/app/parts/related-parts.tsx'
import { useFetchEarly } from '#client/app/parts/use-fetch-early.ts'
import { QuickView, StaffMenu } from '#client/app/parts/wall-parts.tsx'
import { DidYouMeanRoom } from '#client/features/search/did-you-mean-room.tsx'
import { SearchScreen } from '#client/features/search/search-screen.tsx'

/** They keep their own room; where they cannot be loaded, the filters still have them. */
const Nothing = () => null
const ChosenFilters = createLatePart(
  () => import('#client/features/search/chosen-filters.tsx'),
  ({ ChosenFilters }) => ChosenFilters,
  Nothing,
  Nothing,
)

/** The choices of the filters come when they are first opened, and with them what shows the chosen ones. */
const FilterPanel = createLatePart(
  () => {
    ChosenFilters.fetchEarly()
    return import('#client/features/search/filters/filter-panel.tsx')
  },
  ({ FilterPanel }) => FilterPanel,
  NotLoadedPart,
)

const DidYouMean = createLatePart(
  () => import('#client/features/search/did-you-mean.tsx'),
  ({ DidYouMean }) => DidYouMean,
  Nothing,
  DidYouMeanRoom,
)

const NothingFound = createLatePart(
  () => import('#client/features/search/nothing-found.tsx'),
  ({ NothingFound }) => NothingFound,
  NotLoadedPart,
)

const PopularArt = createLatePart(
  () => import('#client/features/search/popular-art.tsx'),
  ({ PopularArt }) => PopularArt,
  NotLoadedPart,
)

const SearchDebug = createLatePart(
  () => import('#client/features/search/search-debug.tsx'),
  ({ SearchDebug }) => SearchDebug,
  NotLoadedPart,
)

/** Features that know nothing of each other, put together. */
export const Component = () => {
  useFetchEarly(QuickView.fetchEarly)
  return (
    <SearchScreen
      QuickView={QuickView}
      FilterPanel={FilterPanel}
      StaffMenu={StaffMenu}
      RelatedKeywords={RelatedKeywords}
      ChosenFilters={ChosenFilters}
      DidYouMean={DidYouMean}
      NothingFound={NothingFound}
      PopularArt={PopularArt}
      SearchDebug={SearchDebug}
    />
  )
}
