import { SearchScreen } from '#client/features/search/search-screen.tsx'
import { late } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'
import { QuickViewWithParts, StaffMenu } from './picture-parts.tsx'
import { RelatedKeywords } from './related-parts.tsx'

/** The choices of the filters come when they are first opened. */
const FilterPanel = late(
  () => import('#client/features/search/filters/filter-panel.tsx'),
  ({ FilterPanel }) => FilterPanel,
  NotLoadedPart,
)

const SearchDebug = late(
  () => import('#client/features/search/search-debug.tsx'),
  ({ SearchDebug }) => SearchDebug,
  NotLoadedPart,
)

/** Features that know nothing of each other, put together. */
export const Component = () => (
  <SearchScreen
    QuickView={QuickViewWithParts}
    FilterPanel={FilterPanel}
    StaffMenu={StaffMenu}
    RelatedKeywords={RelatedKeywords}
    SearchDebug={SearchDebug}
  />
)
