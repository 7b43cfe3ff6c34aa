/** Wire shapes of artist profiles (spec.md sections 3 and 7). */

import type { StateValueFrom } from 'xstate'
import type { artistApplicationLifecycle } from '#machines/lifecycles/artist-application.ts'

/** The stage that the application has reached. */
export type ApplicationStage = StateValueFrom<typeof artistApplicationLifecycle>

/** A user with one is an artist (design.md section 6). */
export interface ArtistProfileView {
  id: number
  /** The account's uuid. */
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
 * so it is for its owner and for staff: 401 for a guest, 403 for somebody else's user_uuid. Without user_uuid
 * staff get all of them and everybody else their own. ordering: `full_name` (default) or `-modified`, latest
 * first; limit 1 to 1000 (default 100). It has an ETag, and answers 304 to its unchanged tag.
 */
export interface ArtistProfileList {
  count: number
  next: string | null
  previous: string | null
  results: ArtistProfileView[]
}
