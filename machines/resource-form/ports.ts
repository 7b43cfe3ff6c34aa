import { declarePort } from '#machines/port.ts'

/**
 * A value as its field holds it (spec.md section 3, Form field metadata); lists are of tags or ids, objects
 * are parsed JSON.
 */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue }

export type FormValues = Readonly<Record<string, FieldValue>>

/** Which record of which resource, as spec.md section 7 names them; without an id it is a new one. */
export interface RecordRef {
  resource: string
  id: string | null
}

export interface Submission {
  values: FormValues
  /** The version of the record that the values began from; null for a new one. */
  version: number | null
  idempotencyKey: string
}

export interface Saved {
  id: string
}

export const resourceFormPorts = {
  /** Brings the record, if there is one, into Apollo's cache. NOT_FOUND when it is gone. */
  loadForm: declarePort<void, RecordRef>('resource-form.loadForm'),
  /**
   * Creates or updates; the same key answers the same again, so that a lost answer never saves twice.
   * BAD_USER_INPUT with `fields` and `others`; CONFLICT when a newer version was saved, or something else
   * under this key; NOT_FOUND when the record has been deleted, FORBIDDEN when it is not theirs to change.
   */
  saveRecord: declarePort<Saved, RecordRef & Submission>('resource-form.saveRecord'),
}
