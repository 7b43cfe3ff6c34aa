/**
 * An applicant's own side of their application (issue 16). All routes are for whoever is signed in, about
 * their own application alone: 401 for a guest. Staff decide it by /api/artist-profile/{id}/decision/.
 */

import type { ApplicationStage } from '../contract.ts'

export const SHORTEST_BIO = 40
export const LONGEST_GIVEN_BIO = 2_000
export const LONGEST_GIVEN_NAME = 100
export const LONGEST_LOCATION = 100
export const LONGEST_ADDRESS = 300
export const MOST_LINKS = 3
export const FEWEST_PICTURES = 3
export const MOST_PICTURES = 10

/** What applicants tell of themselves; texts may be empty while they are typed. */
export interface ApplicationValues {
  /** 1 to 100 characters once it is given. */
  full_name: string
  /** 1 to 100 characters: a town and a country, as they write it. */
  location: string
  /** 40 to 2,000 characters. */
  bio: string
  /** An https address of at most 300 characters, or empty. */
  website: string
  /** At most 3 such addresses. */
  links: string[]
}

/**
 * GET /api/artist-application/ → 200. Whoever has never applied has one too, whose stage is null and whose
 * version is 0.
 */
export interface ApplicationView {
  stage: ApplicationStage | null
  /** Of what is typed, for whoever saves next. */
  version: number
  values: ApplicationValues
  /** ISO 8601: when it was submitted last; null before. */
  submitted_at: string | null
  /** ISO 8601: when staff decided it; null before. */
  decided_at: string | null
  /** Why it was declined; null unless it was. */
  decline_reason: string | null
  /** Names of the pictures that were submitted last. */
  sample: string[]
  /** The median of what the last 20 took, in whole days, at least 1; null while none was decided. */
  usual_days: number | null
  /** Those that were declined before this one, the latest first. */
  earlier: EarlierApplication[]
}

export interface EarlierApplication extends ApplicationValues {
  /** ISO 8601 */
  submitted_at: string
  decided_at: string
  decline_reason: string
  sample: string[]
}

/**
 * PUT /api/artist-application/ {@link DraftBody} → 200 {@link ApplicationView}: keeps what is typed, whole or
 * not. The first makes an artist profile of stage `started`. The same again changes nothing. 409
 * {@link EditedMeanwhile}, and `application_closed` where the application waits for staff or was decided.
 *
 * POST /api/artist-application/info/ {@link DraftBody} → 200: gives it to the shop. 400 by field, and 409 as
 * above.
 *
 * POST /api/artist-application/submit/ {@link VersionBody} under an `Idempotency-Key` → 200: submits what was
 * given, with the files of this person that are ready as its sample (3 to 10), and mails applicant and staff.
 * 400 by field (also `sample`), and 409 as above.
 *
 * POST /api/artist-application/reapply/ → 200: begins a new application as a copy of the declined one. 409
 * `application_closed` where it was not declined.
 */
export type DraftBody = VersionBody & ApplicationValues

export interface VersionBody {
  /** Of the application that was read. */
  version: number
}

/** 409: another page has saved something else; both texts can be shown. */
export interface EditedMeanwhile {
  detail: string
  code: 'application_edited'
  version: number
  theirs: ApplicationValues
}

/**
 * GET /api/artist-profile/{id}/sample/ → 200, for the applicant and staff: 404 for others. The pictures
 * that were submitted, while the shop has them.
 */
export interface SampleView {
  results: SamplePicture[]
}

export interface SamplePicture {
  /** The file's. */
  id: string
  name: string
  /** Pixels, as it was sent. */
  width: number
  height: number
  /**
   * A JPEG of at most 640 pixels a side as a `data:` address, as no link leads to what is private; empty
   * where it cannot be drawn.
   */
  preview: string
}
