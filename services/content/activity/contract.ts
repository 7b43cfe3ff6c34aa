/**
 * What staff did to records, of all types and the latest first (issue 13, line 12). Staff only, 401 and 403
 * for everybody else.
 *
 * - GET /api/activity/?person=&resource=&day=&after=&limit= → {@link ActivityPage}. `person` is the uuid of
 *   somebody or `system`, `day` one in UTC as `2026-11-25`, `after` the `next` of a page; limit 1 to 100, 50
 *   if left out. 400 by parameter.
 * - GET /api/activity/people/ → {@link ActivityPeople}.
 */
import type { Action } from '../batches/contract.ts'

export interface ActivityPage {
  results: ActivityEntryView[]
  /** For `after`; null on the last page. */
  next: string | null
}

/** Either an edit, or a batch, whose edits are one entry. */
export interface ActivityEntryView {
  /** Tells it from all others. */
  key: string
  /** ISO 8601 */
  at: string
  /** The email of whoever did it; null for the shop itself. */
  by: string | null
  /** As in paths, such as `artist`. */
  resource: string
  edit: ActivityEditView | null
  batch: ActivityBatchView | null
}

export interface ActivityEditView {
  /** The record's id. */
  id: string
  /** What it is called now; null where it is gone. */
  label: string | null
  /** The record's after it. */
  version: number
  type: 'record.created' | 'record.edited' | 'record.deleted'
  /** Labels of the fields that were changed, with what yes or no became; none of a beginning or an end. */
  fields: string[]
  /** The version of the edit that it takes back; null where it takes none back. */
  reverts: number | null
}

export interface ActivityBatchView {
  id: number
  action: Action
  /** How many records it is of. */
  total: number
}

export interface ActivityPeople {
  /** Staff who have written something, by email; at most 1,000. */
  results: { uuid: string; email: string }[]
}
