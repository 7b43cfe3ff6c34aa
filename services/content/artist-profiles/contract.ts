/** Wire shapes of artist profiles (spec.md sections 3 and 7). */

import type { StateValueFrom } from 'xstate'
import type { artistApplicationLifecycle } from '#machines/lifecycles/artist-application.ts'
import type { RecordPage, ResourceRecord } from '#services/shared/resources/contract.ts'

export const LONGEST_FULL_NAME = 200
export const LONGEST_BIO = 5_000
export const LONGEST_PHOTO = 2_000

/** The stage that the application has reached. */
export type ApplicationStage = StateValueFrom<typeof artistApplicationLifecycle>

/**
 * A user with one is an artist (design.md section 6). It holds an email and an application, so it is for its
 * owner and for staff, who edit full_name, photo, bio and email: 401 for a guest, 403 for everybody else.
 */
export interface ArtistProfileView extends ResourceRecord {
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
  updated: string
}

/**
 * GET /api/artist-profile/?user_uuid=&application_stage=&approved=&search=&ordering=&limit=&offset=&after=&before=
 * → 200. Without user_uuid staff get all of them and everybody else their own; search: words that must all be
 * in name or email; ordering `full_name` (default), `created`, `updated` (or `modified`), `application_stage`,
 * downwards with a `-`. It has an ETag, and answers 304 to its unchanged tag.
 */
export type ArtistProfileList = RecordPage<ArtistProfileView>
