/**
 * Wire shapes of batches: what staff do to many records at once (issue 13, lines 8 and 9, decision 45). All
 * of it is for staff only, 401 and 403 for everybody else. What may happen to a batch,
 * machines/lifecycles/batch.ts says.
 */
import type { BatchState } from '#machines/lifecycles/batch.ts'
import type { FieldChange, Value } from '#services/shared/resources/contract.ts'

export type { BatchState }

/** What is asked of each record. A field that no two records may share takes no part. */
export type EditAction =
  /** Any field that can be edited, such as `published`. */
  | { type: 'set'; field: string; value: Value }
  /** Entries of a list, such as keywords. */
  | { type: 'add' | 'remove'; field: string; entries: string[] }

/** What a file of records says of each (record-imports/contract.ts). */
export interface ImportAction {
  type: 'import'
  file: string
}

/**
 * Puts images into a collection, before those that it holds, or takes them out; `name` is what it was called
 * then.
 */
export interface CollectAction {
  type: 'collect' | 'uncollect'
  collection: number
  name: string
}

/**
 * Takes back what a batch did, where it is still as that left it. A record that it made is deleted, where
 * records of its type can be.
 */
export interface UndoAction {
  type: 'undo'
  batch: number
}

/** The same of a batch that put images into a collection, or took them out. */
export interface UndoCollectAction extends UndoAction {
  collection: number
}

/** What edits the records themselves. */
export type RecordAction = EditAction | ImportAction | UndoAction

export type Action = RecordAction | CollectAction | UndoCollectAction

/** What can be asked for. */
export type AskedAction = EditAction | Omit<CollectAction, 'name'>

/**
 * POST /api/batches/ → 201 {@link BatchView}: plans a batch by the rules that will run, and writes nothing of
 * the records. 400 by field; `matching` of more than 10,000 says how to narrow it. Takes an
 * `Idempotency-Key`.
 */
export interface PlanBody {
  /** As in paths, such as `artist`. */
  resource: string
  action: AskedAction
  /** Either these records, */
  ids?: (number | string)[]
  /** or all that a list would show. */
  matching?: { search?: string; filters?: Record<string, string> }
}

/**
 * POST /api/batches/{id}/confirm/ → 200 {@link BatchView}: lets a planned batch run; confirming again answers
 * the same. 404, and 409 `batch_expired` a day after it was planned.
 *
 * POST /api/batches/{id}/stop/ → 200 {@link BatchView}: ends it before its next round. 404, 409 before it was
 * confirmed.
 *
 * POST /api/batches/{id}/undo/ → 201 {@link BatchView}: plans another batch, which takes back what this one
 * did; asked again it answers the same. 404, 409 while it runs or where it changed nothing.
 *
 * GET /api/batches/{id}/ → 200 {@link BatchView}, 404.
 */
export interface BatchView {
  id: number
  resource: string
  action: Action
  state: BatchState
  /** The email of who planned it, and of who confirmed it once somebody has. */
  author: string | null
  /** ISO 8601, as all times here. */
  planned_at: string
  confirmed_at: string | null
  ended_at: string | null
  stopped: Stopped | null
  /** Newest first; none for a batch whose undoing nobody has planned. */
  undone_by: number | null
  counts: BatchCounts
  /** Of what is refused, the most frequent first. */
  reasons: { reason: string; count: number }[]
}

export interface Stopped {
  /** `rights`: whoever confirmed it is not staff any more. */
  because: 'asked' | 'rights'
  /** The email of who asked. */
  by: string | null
}

/** By what became of them. */
export interface BatchCounts {
  /** What would change, as long as it is planned; what is yet to do afterwards. */
  waiting: number
  changed: number
  /** Of both, the records that are new. */
  made: number
  /** Were so already. Of a file these are counted and not listed. */
  same: number
  refused: number
}

export type Outcome = Exclude<keyof BatchCounts, 'made'>

/**
 * GET /api/batches/?before=&limit= → 200, newest first: those that were confirmed, before the batch of that
 * id. limit 1 to 100, default 50.
 */
export interface BatchList {
  results: Omit<BatchView, 'reasons'>[]
  /** For `before`; null on the last page. */
  next: number | null
}

/**
 * GET /api/batches/{id}/items/?outcome=&new=&reason=&after=&limit= → 200, in the order of their ids, or of
 * the rows of a file: those after the item of that place. limit 1 to 100, default 50. 404.
 */
export interface BatchItemList {
  results: BatchItemView[]
  /** For `after`; null on the last page. */
  next: number | null
}

export interface BatchItemView {
  /** From 0. */
  place: number
  /** Null for a row of a file that names none that there is. */
  record: string | null
  /** What the record was called when the batch was planned. */
  label: string
  /** Of a file, the header being its row 1; null for a batch of none. */
  row: number | null
  /** Whether it is, or would be, a new record. */
  is_new: boolean
  /** What a file asks of it, from what it was when the batch was planned. */
  changes: FieldChange[]
  outcome: Outcome
  /** Why it is refused. */
  reason: string | null
  /** Who has changed it otherwise, where that is why. */
  changed_by: string | null
  changed_at: string | null
  /** Whether it has been edited since the batch was planned, by anybody else. */
  edited_since: boolean
}
