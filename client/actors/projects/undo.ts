import { useRunning } from '#client/actors/process/context.ts'
import { useSubject } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { UndoableAct } from '#machines/undo/act.ts'
import { selectIsPending } from '#machines/undo/selectors.ts'
import { undoAct } from './undo-act.ts'

/** Takes one act back; an alert says what came of it. */
export const useUndo = (act: UndoableAct) => {
  const { processes } = useRunning()
  return {
    isPending: useSubject(PROCESSES.undo, { act }, selectIsPending, false),
    undo: () => undoAct(processes.subjectsOf(PROCESSES.undo), act),
  }
}
