import type { BatchState } from '#machines/lifecycles/batch.ts'
import { declarePort } from '#machines/port.ts'

export interface BatchRef {
  /** The batch's id. */
  id: string
}

export type BatchCommandName = 'confirm' | 'stop' | 'undo'

export interface Commanded extends BatchRef {
  state: BatchState
}

export const batchRunPorts = {
  /** Reads how a batch goes; null where there is none. Apollo's cache takes all of it. */
  readBatch: declarePort<{ state: BatchState } | null, BatchRef>('batch-run.readBatch'),
  /**
   * Confirms, stops or undoes a batch, and answers it; for an undoing the batch that was planned for it. The
   * same key answers the same again, and Apollo's cache takes it. NOT_FOUND, CONFLICT where it cannot be any
   * more, FORBIDDEN for whoever is not staff.
   */
  commandBatch: declarePort<Commanded, BatchRef & { command: BatchCommandName; idempotencyKey: string }>(
    'batch-run.commandBatch',
  ),
}
