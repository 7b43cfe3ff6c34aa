import { useSyncExternalStore } from 'react'
import { useActors } from '#client/actors/context.ts'
import type { UndoableAct } from '#machines/undo/act.ts'

/** Takes one act back; an alert says what came of it. */
export const useUndo = (act: UndoableAct) => {
  const { undos } = useActors()
  const isPending = useSyncExternalStore(undos.subscribe, () => undos.isPending(act))
  return { isPending, undo: () => undos.undo(act) }
}
