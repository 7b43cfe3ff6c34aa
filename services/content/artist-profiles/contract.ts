/** Wire shapes of artist profiles (spec.md sections 3 and 7). */

import type { StateValueFrom } from 'xstate'
import type { artistApplicationLifecycle } from '#machines/lifecycles/artist-application.ts'

/** How far the application has come. */
export type ApplicationStage = StateValueFrom<typeof artistApplicationLifecycle>

/** A user who has one is an artist (design.md section 6). */
export interface ArtistProfileView {
  id: number
  /** The account's. */
  user_uuid: string
  full_name: string
  /** Address of a picture; null when there is none. */
  photo: string | null
  application_stage: ApplicationStage
  /** May be empty. */
  bio: string
  email: string
  approved: boolean
  /** ISO 8601 */
  created: string
}

/**
 * GET /api/artist-profile/?user_uuid=&ordering=&limit=&offset= → 200. It holds an email and an application,
 * so that it is for its owner and for staff: 401 for a guest, 403 for the user_uuid of somebody else. Without
 * user_uuid staff are given all of them and everybody else their own. ordering: `full_name` (default) or
 * `-modified`, latest first; limit 1 to 1000 (default 100). With an ETag: 304 to whoever names it and nothing
 * has changed.
 */
export interface ArtistProfileList {
  count: number
  next: string | null
  previous: string | null
  results: ArtistProfileView[]
}
