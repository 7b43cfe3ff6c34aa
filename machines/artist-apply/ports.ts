import type { artistApplicationLifecycle } from '#machines/lifecycles/artist-application.ts'
import type { StateOf } from '#machines/lifecycles/decide.ts'
import { declarePort } from '#machines/port.ts'
import type { Details } from './details.ts'

export type Stage = StateOf<typeof artistApplicationLifecycle>['value']

/** An application as the shop has it. */
export interface Kept {
  /** Null before anything was saved. */
  stage: Stage | null
  /** For whoever saves next. */
  version: number
  details: Details
}

export type WriteAnswer =
  | { kind: 'kept'; kept: Kept }
  /** Another page has saved something else; nothing was written. */
  | { kind: 'stale'; version: number; theirs: Details }
  /** It waits for staff or was decided; nothing was written. */
  | { kind: 'closed' }

interface Draft {
  version: number
  details: Details
}

/** Each refuses with UNAUTHENTICATED and UPSTREAM_UNAVAILABLE besides. */
export const artistApplyPorts = {
  loadApplication: declarePort<Kept>('artist-apply.load'),
  /** Keeps what is typed; BAD_USER_INPUT by field where it is far too long. */
  saveDraft: declarePort<WriteAnswer, Draft>('artist-apply.save'),
  /** Gives it to the shop; BAD_USER_INPUT by field. */
  giveDetails: declarePort<WriteAnswer, Draft>('artist-apply.give'),
  /** The same key submits once; BAD_USER_INPUT by field, also at `sample`. */
  submit: declarePort<WriteAnswer, { version: number; idempotencyKey: string }>('artist-apply.submit'),
  applyAgain: declarePort<WriteAnswer>('artist-apply.again'),
}
