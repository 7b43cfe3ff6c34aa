import { declarePort } from '#machines/port.ts'
import type { Details } from './details.ts'

/** An artist's profile as the shop has it. */
export interface Kept {
  /** For whoever saves next. */
  version: number
  details: Details
}

export type WriteAnswer =
  | { kind: 'kept'; kept: Kept }
  /** Somebody has saved something else; nothing was written. */
  | ({ kind: 'stale' } & Kept)

/** A picture as it was cut; its bytes stay with client/effects, under the id. */
export interface CutPhoto {
  id: string
  /** Bytes. */
  size: number
}

/** Each refuses with UNAUTHENTICATED, NOT_FOUND for whoever is no artist, and UPSTREAM_UNAVAILABLE. */
export const profileEditPorts = {
  loadProfile: declarePort<Kept>('profile-edit.load'),
  /** The same again changes nothing. BAD_USER_INPUT by field. */
  saveProfile: declarePort<WriteAnswer, Kept>('profile-edit.save'),
  /** Answers the photo's address; nobody sees it before it is saved. BAD_USER_INPUT where it is refused. */
  sendPhoto: declarePort<{ address: string }, { photo: CutPhoto }>('profile-edit.photo'),
}
