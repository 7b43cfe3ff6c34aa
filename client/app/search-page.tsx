import type { TileMenuProps } from '#client/features/media/media-grid.tsx'
import { QuickView } from '#client/features/quick-view/quick-view.tsx'
import { SearchScreen } from '#client/features/search/search-screen.tsx'
import { AnchoredPanel } from '#client/ui/anchored-panel.tsx'
import { late } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'
import { QuickAddWithForms } from './quick-add-with-forms.tsx'
import { Related, RelatedKeywords, Replacement } from './related-parts.tsx'

/** The choices of the filters come when they are first opened. */
const FilterPanel = late(
  async () => (await import('#client/features/search/filters/filter-panel.tsx')).FilterPanel,
  NotLoadedPart,
)

/** So does what staff can do to a picture. */
const StaffMenu = late<TileMenuProps>(
  async () => (await import('#client/features/staff-menu/staff-menu.tsx')).StaffMenu,
  ({ anchor, onClose, ...notLoaded }) => (
    <AnchoredPanel anchor={anchor} label="Manage picture" onClose={onClose}>
      <NotLoadedPart {...notLoaded} />
    </AnchoredPanel>
  ),
)

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
  <QuickView imageId={imageId} QuickAdd={QuickAddWithForms} Related={Related} Replacement={Replacement} />
)
