import { createLatePart } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'

/** What staff see of a picture loads as they do. */
export const StaffDetails = createLatePart(
  () => import('./staff-details-with-collections.tsx'),
  ({ StaffDetailsWithCollections }) => StaffDetailsWithCollections,
  NotLoadedPart,
  () => null,
)
