import { ImageCollectionsPanel } from '#client/features/collections/membership/image-collections-panel.tsx'
import { StaffDetails, type StaffDetailsProps } from '#client/features/quick-view/staff-details.tsx'
import { createLatePart } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'

const Collections = createLatePart(
  () => import('#client/features/collections/membership/collections-of-image.tsx'),
  ({ CollectionsOfImage }) => CollectionsOfImage,
  NotLoadedPart,
)

/** What staff see of a picture and can do to it, its collections included. */
export const StaffDetailsWithCollections = (props: Omit<StaffDetailsProps, 'part'>) => (
  <StaffDetails
    {...props}
    part={<ImageCollectionsPanel imageId={props.image.id} Collections={Collections} />}
  />
)
