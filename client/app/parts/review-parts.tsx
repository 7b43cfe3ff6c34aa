import type { ReviewParts } from '#client/features/cart/project-body.tsx'
import { LineReviews } from '#client/features/share/owner/line-reviews.tsx'
import { ProjectShare } from '#client/features/share/owner/project-share.tsx'

/** What others say about a project. */
export const reviewParts: ReviewParts = { ProjectShare, LineReviews }
