import { RelatedRoom } from '#client/features/related/related-room.tsx'
import { createLatePart } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'

const Nothing = () => null

/** What is related comes after what it is related to, and its code with it. */
export const Related = createLatePart(
  () => import('#client/features/related/related-images.tsx'),
  ({ RelatedImages }) => RelatedImages,
  NotLoadedPart,
  RelatedRoom,
)

/** A page does without this and the next, where they cannot be had. */
export const Replacement = createLatePart(
  () => import('#client/features/related/replacement.tsx'),
  ({ Replacement }) => Replacement,
  Nothing,
  Nothing,
)

export const RelatedKeywords = createLatePart(
  () => import('#client/features/related/related-keywords.tsx'),
  ({ RelatedKeywords }) => RelatedKeywords,
  Nothing,
  Nothing,
)
