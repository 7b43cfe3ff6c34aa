import { declarePort } from '#machines/port.ts'
import type { UndoableAct } from './act.ts'

export interface Undoing {
  act: UndoableAct
  /** Tells this undo from the next; the same when it is tried again. */
  idempotencyKey: string
}

export interface Undone {
  /** What to tell whoever undid it. */
  message: string
}

export const undoPorts = {
  /**
   * Takes the act back by a compensating one; done already is done. CONFLICT when later acts leave no sense
   * in it, and which; NOT_FOUND when it is nobody's any more.
   */
  undo: declarePort<Undone, Undoing>('undo.undo'),
}
