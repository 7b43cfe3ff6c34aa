import { declarePort } from '#machines/port.ts'
import type { FieldValue, FormValues, RecordRef } from '#machines/resource-form/ports.ts'

/** A record as the server has it now. */
export interface LoadedForm {
  /** `unformatted` when the server does not say what the fields are. */
  layout: 'formatted' | 'unformatted'
  /** Null for a new record. */
  version: number | null
  /** Empty for a new record. */
  values: FormValues
}

export interface RecordSubmission extends RecordRef {
  /** Only what was changed. */
  values: FormValues
  /** The version of the record that the change began from; null for a new one. */
  version: number | null
  idempotencyKey: string
}

/** A field that somebody else changed. */
export interface ChangedField {
  field: string
  /** Their email; null for the shop itself. */
  by: string | null
  /** ISO 8601 */
  at: string
}

/** A field that both have changed. */
export interface FieldConflict extends ChangedField {
  /** As it was when the change began. */
  base: FieldValue
  /** As it is now. */
  theirs: FieldValue
}

export type SaveAnswer =
  | {
      kind: 'saved'
      id: string
      /** What others have changed meanwhile, and that stays. */
      merged: readonly ChangedField[]
    }
  /** Nothing was saved. */
  | { kind: 'conflict'; version: number; fields: readonly FieldConflict[] }

export const recordFormPorts = {
  /**
   * Brings the metadata, and the record if there is one, into Apollo's cache, past what that holds. NOT_FOUND
   * when there is no such resource or record, FORBIDDEN for whoever is not staff.
   */
  loadForm: declarePort<LoadedForm, RecordRef>('record-form.loadForm'),
  /**
   * Makes or changes a record; the same key answers the same again, so that a lost answer never saves twice.
   * BAD_USER_INPUT with `fields` and `others`; CONFLICT when something else was saved under this key;
   * NOT_FOUND when the record has been deleted, FORBIDDEN when it is not theirs to change.
   */
  saveRecord: declarePort<SaveAnswer, RecordSubmission>('record-form.saveRecord'),
}
