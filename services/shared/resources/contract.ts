/**
 * Wire shapes of resources, the records that staff list and edit (issue 13, decision 43). Every resource has
 * the same routes; what its records hold, its OPTIONS says.
 */

import type { FieldMetadata, ResourceMetadata } from '../http/metadata.ts'

/** A value as its field holds it: times are ISO 8601, dates YYYY-MM-DD. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }

/** By the names that OPTIONS gives. */
export type Values = Readonly<Record<string, Value>>

/**
 * OPTIONS /api/{name}/ and /api/{name}/{id}/ → 200. `actions`, for those who may write, holds all fields,
 * those that are read only too: PUT always, and POST in the list's where staff make such records.
 */
export interface ResourceOptions extends ResourceMetadata {
  /**
   * Names of fields that a list can be sorted by; with a `-` before it, downwards. The first is the default,
   * and has its `-` where that goes downwards.
   */
  ordering: string[]
  /** Filters of a list by their names in its query, with what each takes. */
  filters: Record<string, FieldMetadata>
  /** Of one record: why the member of staff who asks edits nothing of it; left out where they may. */
  refusal?: string
}

/** What every record has beside its fields. */
export interface ResourceRecord {
  id: number | string
  /** Of the last edit; 0 while nobody has edited it. */
  version: number
}

/**
 * GET /api/{name}/{id}/?at= → 200 {@link ResourceRecord}; with `at` (ISO 8601, staff only) as it stood then,
 * 404 where it was not there. POST /api/{name}/ → 201 {@link ResourceRecord}, for types that staff make.
 * DELETE /api/{name}/{id}/ → 204, for types that staff delete.
 */

/**
 * GET /api/{name}/?at= → 200, the list as it stood at a moment (ISO 8601), newest first, also with records
 * that are gone by now; staff only. limit 1 to 100, `offset`, `after` and `before`; search, filters and
 * ordering are 400, as they know the present alone.
 *
 * GET /api/{name}/?search=&ordering=&limit=&offset=&after=&before= and its filters → 200. limit 1 to 1000,
 * offset up to 9,980; `after` and `before` are cursors of an earlier page of the same ordering and take no
 * offset. 400 by parameter.
 */
export interface RecordPage<T extends ResourceRecord = ResourceRecord> {
  /** Of all that match; 10,000, or what could be counted in time, where `count_is_partial`. */
  count: number
  count_is_partial: boolean
  /** Of how many of the matches alone this list is, the newest; null for all. */
  among: number | null
  next: string | null
  previous: string | null
  /** Cursors of the first and the last row of this page; null where it is empty. */
  first: string | null
  last: string | null
  results: T[]
}

/**
 * POST /api/{name}/strays/ {@link StraysBody} → 200 `{results: RecordStray[]}`: those of these records that
 * a list does not show, such as one that was edited meanwhile. Staff only; 400 by field.
 */
export interface StraysBody {
  /** 1 to 10,000. */
  ids: (number | string)[]
  matching?: { search?: string; filters?: Record<string, string> }
}

export interface RecordStray {
  id: string
  /** Null where it is gone. */
  label: string | null
}

/**
 * PUT /api/{name}/{id}/ → 200 {@link SavedRecord}: the changed fields, and the version that they began from.
 * 400 by field, 404, 409 {@link EditConflict}.
 */
export type EditBody = Values & { version: number }

export interface SavedRecord extends ResourceRecord {
  /** What others have changed since the version that the edit began from, and that stays. */
  _merged: ChangedField[]
}

/** A field, by whom and when it was changed last. */
export interface ChangedField {
  field: string
  /** The email of whoever did; null for the shop itself. */
  by: string | null
  /** ISO 8601 */
  at: string
}

/** 409 of an edit or a reversal: somebody else has changed the same fields to something else. */
export interface EditConflict {
  detail: string
  code: 'edit_conflict'
  /** Of the record now. */
  version: number
  conflicts: FieldConflict[]
}

export interface FieldConflict extends ChangedField {
  /** As it was when the edit began; for a reversal, what the edit had made of it. */
  base: Value
  /** As it is now. */
  theirs: Value
}

/**
 * GET /api/{name}/{id}/history/?limit=&offset= (limit 1 to 100, default 50) → 200, latest first; staff only.
 */
export interface RecordHistory {
  count: number
  next: string | null
  previous: string | null
  results: RecordEdit[]
}

export interface RecordEdit {
  /** The record's after it; reverting names it. */
  version: number
  type: 'record.kept' | 'record.created' | 'record.edited' | 'record.deleted'
  /** ISO 8601 */
  at: string
  /** The email of whoever did it; null for the shop itself. */
  by: string | null
  changes: FieldChange[]
  /** The version of the edit that it takes back; null where it takes none back. */
  reverts: number | null
  /** The batch that it belongs to; null for none. */
  batch: number | null
}

export interface FieldChange {
  field: string
  /** Null for a field of a record that begins. */
  from: Value
  to: Value
  /**
   * Of a list that changed: how many of its items come before those that changed, which `from` and `to` hold
   * alone.
   */
  start?: number
}

/**
 * POST /api/{name}/{id}/revert/ → 200 {@link SavedRecord}: takes back one edit, or some of its fields, or all
 * since it and itself. 400, 404 for an unknown edit, 409 {@link EditConflict} where a field has been changed
 * since (never with `all`). Reverting twice answers the same.
 */
export interface RevertBody {
  /** The edit's version. */
  version: number
  /** Those to take back; all of the edit's when left out. */
  fields?: string[]
  /** Takes back every later edit too. */
  all?: boolean
}
