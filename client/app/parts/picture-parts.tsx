import { QuickView } from '#client/features/quick-view/quick-view.tsx'
import {
  QuickViewDetails,
  type QuickViewDetailsProps,
} from '#client/features/quick-view/quick-view-details.tsx'
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

/** What staff see of a picture loads as they do. */
const StaffDetails = createLatePart(
  () => import('./staff-details-with-collections.tsx'),
  ({ StaffDetailsWithCollections }) => StaffDetailsWithCollections,
  NotLoadedPart,
  () => null,
)

/** What a picture is, on a page of its own. */
export const PictureDetails = (props: Omit<QuickViewDetailsProps, 'StaffDetails'>) => (
  <QuickViewDetails {...props} StaffDetails={StaffDetails} />
)

/** Assembles what opens beneath a picture's row from features that do not know each other. */
export const QuickViewWithParts = ({ imageId }: { imageId: string }) => (
  <QuickView
    imageId={imageId}
    QuickAdd={QuickAddWithForms}
    Related={Related}
    Replacement={Replacement}
    StaffDetails={StaffDetails}
    {...VIEW_PARTS}
  />
)
