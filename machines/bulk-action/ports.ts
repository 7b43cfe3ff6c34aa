import { declarePort } from '#machines/port.ts'
import type { FieldValue } from '#machines/resource-form/ports.ts'

/** Which records are acted on: some that were chosen, or all that a list shows. */
export type ActedOn =
  | { kind: 'chosen'; ids: readonly string[] }
  | { kind: 'matching'; search: string; filters: Readonly<Record<string, string>> }

/** What is asked of each of them. */
export type RecordAction =
  | { type: 'set'; field: string; value: FieldValue }
  | { type: 'add' | 'remove'; field: string; entries: readonly string[] }
  /** Puts images into a collection, by its id, or takes them out. */
  | { type: 'collect' | 'uncollect'; collection: string }

/** Whose records they are. */
export interface BulkRef {
  resource: string
}

export interface Planned {
  /** The batch's id. */
  id: string
}

export const bulkActionPorts = {
  /**
   * Says what the action would make of the records, and writes nothing of them; the same key answers the same
   * again. Apollo's cache takes the batch. BAD_USER_INPUT by field, FORBIDDEN for whoever is not staff.
   */
  planBatch: declarePort<
    Planned,
    BulkRef & { actedOn: ActedOn; action: RecordAction; idempotencyKey: string }
  >('bulk-action.planBatch'),
}
