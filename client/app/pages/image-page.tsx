import { PictureDetails } from '#client/app/parts/picture-details.tsx'
import { QuickAddWithForms } from '#client/app/parts/quick-add-with-forms.tsx'
import { Related, Replacement } from '#client/app/parts/related-parts.tsx'
import { VIEW_PARTS } from '#client/app/parts/view-parts.tsx'
import { FollowButton } from '#client/features/artist/public/follow-button.tsx'
import { ImageScreen } from '#client/features/image/image-screen.tsx'
import { loadImage } from '#client/features/image/loader.ts'

export const loader = loadImage

/** Features that know nothing of each other, put together. */
export const Component = () => (
  <ImageScreen
    Details={PictureDetails}
    QuickAdd={QuickAddWithForms}
    Related={Related}
    Replacement={Replacement}
    Follow={FollowButton}
    {...VIEW_PARTS}
  />
)
