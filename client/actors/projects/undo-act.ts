import type { Subjects } from '#client/actors/process/subjects.ts'
import type { UndoableAct } from '#machines/undo/act.ts'
import type { undoMachine } from '#machines/undo/machine.ts'

/** Takes the act back, once; one that failed is tried again as the same undo. */
export const undoAct = (
  undos: Subjects<typeof undoMachine, { act: UndoableAct }>,
  act: UndoableAct,
): void => {
  const known = undos.find({ act })
  if (known) known.send({ type: 'undo.retried' })
  else undos.tell({ act, idempotencyKey: crypto.randomUUID() })
}
