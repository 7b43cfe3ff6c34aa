/** Wire shapes of artist profiles (spec.md sections 3 and 7). */

import type { StateValueFrom } from 'xstate'
import type { artistApplicationLifecycle } from '#machines/lifecycles/artist-application.ts'
import type { RecordPage, ResourceRecord } from '#services/shared/resources/contract.ts'

export const LONGEST_FULL_NAME = 200
export const LONGEST_BIO = 5_000
export const LONGEST_PHOTO = 2_000
export const SHORTEST_REASON = 10
export const LONGEST_REASON = 2_000
export const MOST_PAYMENT_STAGES = 200

/** The stage that the application has reached. */
export type ApplicationStage = StateValueFrom<typeof artistApplicationLifecycle>

/**
 * A user with one is an artist (design.md section 6). It holds an email and an application, so it is for its
 * owner and for staff, who edit full_name, photo, bio and email: 401 for a guest, 404 for everybody else, and
 * 403 `own_matter` for staff who would edit their own here.
 */
export interface ArtistProfileView extends ResourceRecord {
  id: number
  /** The account's uuid. */
  user_uuid: string
  full_name: string
  /** Address of a picture; null when there is none. */
  photo: string | null
  application_stage: ApplicationStage
  /** ISO 8601: when it was submitted last; null before. */
  submitted_at: string | null
  /** Why it was declined; null unless it was. */
  decline_reason: string | null
  /** May be empty. */
  bio: string
  /** What they told as they applied (applying/contract.ts); each may be empty. */
  location: string
  website: string
  links: string[]
  /** Names of the pictures that they submitted. */
  sample: string[]
  email: string
  approved: boolean
  /** The artist's id in the catalogue, whom images credit and royalties are owed to; null before approval. */
  artist: number | null
  /** ISO 8601 */
  created: string
  updated: string
}

/**
 * GET /api/artist-profile/?user_uuid=&artist=&application_stage=&approved=&search=&ordering=&limit=&offset=
 * &after=&before= → 200. Without user_uuid staff get all of them and everybody else their own; search: words
 * that must all be in name or email; ordering `full_name` (default), `created`, `updated` (or `modified`),
 * `application_stage`, `submitted_at`, downwards with a `-`. It has an ETag, and answers 304 to its unchanged
 * tag.
 */
export type ArtistProfileList = RecordPage<ArtistProfileView>

/**
 * POST /api/artist-profile/{id}/decision/ {@link DecisionBody} → 200 {@link ArtistProfileView}; staff only.
 * Approves or declines a submitted application, and mails the applicant in the same transaction. Approval
 * makes an artist of the profile's name where there is none. 400 by field, also where another profile is the
 * artist of that name, 404, 409
 * {@link DecidedMeanwhile}, `application_changed` where the profile is another by now, and
 * `application_unsubmitted` where there is nothing to decide.
 */
export interface DecisionBody {
  decision: Decision
  /** 10 to 2,000 characters, which the applicant reads; only where it is declined. */
  reason?: string
  /** Of the profile that was read. */
  version: number
}

export type Decision = 'approve' | 'decline'

/**
 * POST /content/payment-stages/ {artists} → 200: lets the applications of these artists (ids, 1 to 200) go
 * on from `approved` to `payment`, an edit of each profile by its owner. Again it changes nothing; artists
 * without an approved application are left out of the answer. 400, and 403 for anybody who is signed in: it
 * is for the main service alone, which knows that agreement, tax form and account stand, and asks in nobody's
 * name.
 */
export interface PaymentStagesView {
  /** Those of the asked whose application has come to payment. */
  artists: number[]
}

/** 409: somebody has decided it. */
export interface DecidedMeanwhile {
  detail: string
  code: 'application_decided'
  decided: {
    decision: Decision
    /** The email of whoever did; null for the shop itself. */
    by: string | null
    /** ISO 8601 */
    at: string
  }
}
