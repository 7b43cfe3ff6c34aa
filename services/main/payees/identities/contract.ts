/**
 * Whom money is paid to, one for an artist at most, as Hyperwallet has its users. All for staff alone.
 *
 * - GET /api/artist-identity/?search=&status=&artist=&ordering=&limit=&offset= → 200 {@link IdentityList};
 *   `ordering` is `name` (default), `createdOn` or `status`, downwards with a `-`.
 * - POST /api/artist-identity/ {@link IdentityBody}, under an Idempotency-Key → 201 {@link IdentityView}; 400
 *   by field, also for an artist who has one already.
 * - GET /api/artist-identity/{token}/ → 200 {@link IdentityView}, 404.
 * - PUT /api/artist-identity/{token}/ {@link IdentityEdit} → 200 {@link IdentityView}; 409 as for a record
 *   (services/shared/resources/contract.ts, EditConflict) where somebody else has changed the same fields.
 * - GET /api/artist-identity/{token}/history/?limit=&offset= → 200, what became of it, latest first.
 * - …/status-transitions/ and …/status-transitions/{sts}/ (payees/contract.ts). OPTIONS of all: what they
 *   hold.
 */

import type { IdentityStatus } from '#machines/lifecycles/identity.ts'
import type { OfferedTransition, PayeeList } from '../contract.ts'

export interface IdentityBody {
  /** The artist's id in the catalogue. */
  artist: number
  /** Up to 100 characters; a person has both names, a business its own. */
  firstName?: string
  lastName?: string
  businessName?: string
  email: string
}

export interface IdentityEdit extends Partial<Omit<IdentityBody, 'artist'>> {
  /** That the edit began from. */
  version: number
}

export interface IdentityView {
  /** `usr-…` */
  token: string
  artist: number
  firstName: string
  lastName: string
  businessName: string
  email: string
  status: IdentityStatus
  /** ISO 8601 */
  createdOn: string
  version: number
  /** Tokens of identities that have an account of the same number. */
  sharedWith: string[]
  /** Of the identity, in the order of its lifecycle. */
  transitions: OfferedTransition[]
}

export type IdentityList = PayeeList<IdentityView>
