import { ImageScreen } from '#client/features/image/image-screen.tsx'
import { loadImage } from '#client/features/image/loader.ts'
import { QuickViewDetails } from '#client/features/quick-view/quick-view-details.tsx'
import { CollectionsPanel } from './picture-parts.tsx'
import { QuickAddWithForms } from './quick-add-with-forms.tsx'
import { Related, Replacement } from './related-parts.tsx'

export const loader = loadImage

/** Features that know nothing of each other, put together. */
export const Component = () => (
  <ImageScreen
    Details={QuickViewDetails}
    QuickAdd={QuickAddWithForms}
    Related={Related}
    Replacement={Replacement}
    StaffPart={CollectionsPanel}
  />
)
