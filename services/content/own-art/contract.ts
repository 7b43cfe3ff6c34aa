/**
 * An artist's own works (issue 16, lines 18 and 19): images that their account has sent, and those that are
 * credited to the artist that it is. All of it answers 401 without a token, 404 to an account that is no
 * artist's and of another's work.
 *
 * - GET /api/own-art/?state=&search=&limit=&offset= (limit 1 to 50, default 24) → 200
 *   {@link OwnWorkList}, the newest first. 400 by parameter.
 * - OPTIONS /api/own-art/{id}/ → 200, the fields of {@link OwnWorkTexts}.
 * - GET /api/own-art/{id}/ → 200 {@link OwnWorkView}.
 * - PUT /api/own-art/{id}/ {@link OwnWorkTexts}, some of them, with the `version` that they began from → 200
 *   {@link SavedWork}. 400 by field, also for a field that staff decide; 409 `edit_conflict`
 *   (services/shared/resources/contract.ts). Takes an Idempotency-Key.
 * - POST /api/own-art/{id}/withdrawal/ {@link WithdrawalBody} → 200 {@link OwnWorkView}; again it changes
 *   nothing. 409 with the reason where the lifecycle of images refuses it. Takes an Idempotency-Key.
 * - GET /api/own-art/figures/?ids=a,b (at most 50) → 200 `{results: WorkFigures[]}`, in no order, without
 *   those that are another's.
 *
 * POST /content/images/{id}/view/ → 204, for everybody: one opening of a picture's page or quick view,
 * counted once a visitor and day (UTC). Not counted: the artist's own, staff's, and what is not published.
 */

import type { ChangedField, ResourceRecord } from '#services/shared/resources/contract.ts'

export const MOST_OF_PAGE = 50
export const MOST_KEYWORDS = 50

/** Refused: staff have said why they do not publish it. Waiting: for staff. */
export const WORK_STATES = ['waiting', 'published', 'refused', 'withdrawn'] as const
export type WorkState = (typeof WORK_STATES)[number]

export interface OwnWorkTexts {
  title: string
  caption: string
  /** At most 50. */
  keywords: string[]
}

/** Texts of which a word is on the review list: the shop shows the old ones until staff decide. */
export interface WorkChangeView {
  state: 'waiting' | 'refused'
  /** Null where it stays as it is. */
  title: string | null
  caption: string | null
  keywords: string[] | null
  /** Those on the review list. */
  words: string[]
  /** Staff's, where it was refused; else empty. */
  reason: string
  /** ISO 8601 */
  asked: string
}

/** The texts are those that the artist saved last; `in_shop` are those that visitors see. */
export interface OwnWorkView extends ResourceRecord, OwnWorkTexts {
  id: string
  state: WorkState
  /** Why staff do not publish it; empty unless it is refused. */
  refusal: string
  in_shop: OwnWorkTexts
  /** Null where no text waits, and where the last was accepted. */
  change: WorkChangeView | null
  imgsrc: string
  thumb: string
  preview: string
  pixel_width: number
  pixel_height: number
  /** The largest print, in inches. */
  max_width: number
  max_height: number
  /** Number of dollar signs. */
  price: number
  /** ISO 8601 */
  created: string
  updated: string
}

export interface OwnWorkList {
  /** Of those that match. */
  count: number
  next: string | null
  previous: string | null
  results: OwnWorkView[]
  /** Of all their works. */
  states: Record<WorkState, number>
}

export interface SavedWork extends OwnWorkView {
  /** What others have changed since the version that the edit began from, and that stays. */
  _merged: ChangedField[]
}

export interface WithdrawalBody {
  /** False brings it back. */
  withdrawn: boolean
}

/** 30 days and 365 days, today among them, in UTC; and all that was ever counted. */
export interface Spans {
  month: number
  year: number
  all: number
}

export interface WorkFigures {
  id: string
  views: Spans
  /** Hearts that stand now, by when they were given. */
  favorites: Spans
}
