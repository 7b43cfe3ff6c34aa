import type { ReviewParts } from '#client/features/cart/parts.ts'
import { LineReviews } from '#client/features/share/owner/line-reviews.tsx'
import { ProjectShare } from '#client/features/share/owner/project-share.tsx'
import { Hearted } from './hearted-part.tsx'

/** What others say about a project, and what its owner has put a heart on. */
export const reviewParts: ReviewParts = { Hearted, ProjectShare, LineReviews }
