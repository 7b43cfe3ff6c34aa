import { QuickView } from '#client/features/quick-view/quick-view.tsx'
import { QuickAddWithForms } from './quick-add-with-forms.tsx'
import { Related, Replacement } from './related-parts.tsx'
import { StaffDetails } from './staff-details.tsx'
import { VIEW_PARTS } from './view-parts.tsx'

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
