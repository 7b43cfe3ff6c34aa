import { createLatePart } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'

/** Few visitors come to an address of nothing. */
export const NotFound = createLatePart(
  () => import('#client/features/not-found/not-found.tsx'),
  ({ NotFound }) => NotFound,
  NotLoadedPart,
)
