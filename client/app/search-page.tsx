import { lazy } from 'react'
import { QuickAdd } from '#client/features/quick-add/quick-add.tsx'
import { QuickView } from '#client/features/quick-view/quick-view.tsx'
import { SearchScreen } from '#client/features/search/search-screen.tsx'
import { loadChunk } from './chunk.ts'
import { Related, RelatedKeywords, Replacement } from './related-parts.tsx'

const loadFilterPanel = loadChunk(() => import('#client/features/search/filters/filter-panel.tsx'))

/** The choices of the filters come when they are first opened. */
const FilterPanel = lazy(async () => ({ default: (await loadFilterPanel()).FilterPanel }))

const loadStaffMenu = loadChunk(() => import('#client/features/staff-menu/staff-menu.tsx'))

/** So does what staff can do to a picture. */
const StaffMenu = lazy(async () => ({ default: (await loadStaffMenu()).StaffMenu }))

/** Features that know nothing of each other, put together. */
export const Component = () => (
  <SearchScreen
    QuickView={QuickViewWithParts}
    FilterPanel={FilterPanel}
    StaffMenu={StaffMenu}
    RelatedKeywords={RelatedKeywords}
  />
)

const QuickViewWithParts = ({ imageId }: { imageId: string }) => (
  <QuickView imageId={imageId} QuickAdd={QuickAdd} Related={Related} Replacement={Replacement} />
)
