import { ImageCollectionsPanel } from '#client/features/collections/membership/image-collections-panel.tsx'
import { QuickView } from '#client/features/quick-view/quick-view.tsx'
import { AnchoredPanel } from '#client/ui/anchored-panel.tsx'
import * as say from '../messages.ts'
import { createLatePart } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'
import { QuickAddWithForms } from './quick-add-with-forms.tsx'
import { Related, Replacement } from './related-parts.tsx'
import { VIEW_PARTS } from './view-parts.tsx'

/** The staff menu loads when it is first opened. */
export const StaffMenu = createLatePart(
  () => import('./staff-menu-with-collections.tsx'),
  ({ StaffMenuWithCollections }) => StaffMenuWithCollections,
  ({ anchor, onClose, ...notLoaded }) => (
    <AnchoredPanel anchor={anchor} label={say.managePicture} onClose={onClose}>
      <NotLoadedPart {...notLoaded} />
    </AnchoredPanel>
  ),
)

const Collections = createLatePart(
  () => import('#client/features/collections/membership/collections-of-image.tsx'),
  ({ CollectionsOfImage }) => CollectionsOfImage,
  NotLoadedPart,
)

/** The collections that hold a picture, for staff. */
export const CollectionsPanel = ({ imageId }: { imageId: string }) => (
  <ImageCollectionsPanel imageId={imageId} Collections={Collections} />
)

/** Assembles what opens beneath a picture's row from features that do not know each other. */
export const QuickViewWithParts = ({ imageId }: { imageId: string }) => (
  <QuickView
    imageId={imageId}
    QuickAdd={QuickAddWithForms}
    Related={Related}
    Replacement={Replacement}
    StaffPart={CollectionsPanel}
    {...VIEW_PARTS}
  />
)
