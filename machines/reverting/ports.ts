import { declarePort } from '#machines/port.ts'
import type { FieldValue } from '#machines/resource-form/ports.ts'

/** The record whose edits are taken back. */
export interface HistoryRef {
  resource: string
  id: string
}

/** Which of a record's edits are to be taken back. */
export interface Reversal {
  /** The edit's version. */
  version: number
  /** Some of its fields; null for all of them. */
  fields: readonly string[] | null
  /** Whether every later edit is taken back too. */
  isAll: boolean
}

/** A field that somebody has changed again since the edit. */
export interface ChangedSince {
  field: string
  /** What the edit had made of it. */
  base: FieldValue
  /** As it is now. */
  theirs: FieldValue
  /** The email of whoever changed it last; null for the shop itself. */
  by: string | null
  /** ISO 8601 */
  at: string
}

export type Reverted =
  | { kind: 'reverted'; version: number }
  /** Nothing was written. */
  | { kind: 'changed'; since: readonly ChangedSince[] }

export const revertingPorts = {
  /**
   * Takes the edits back by another edit, which is decided on the record as it is now; the same key answers
   * the same again. Apollo's cache takes the record. NOT_FOUND when the record or the edit is gone, FORBIDDEN
   * for whoever is not staff.
   */
  revertRecord: declarePort<Reverted, HistoryRef & Reversal & { idempotencyKey: string }>(
    'reverting.revertRecord',
  ),
}
