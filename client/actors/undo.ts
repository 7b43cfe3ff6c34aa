import { useSyncExternalStore } from 'react'
import type { UndoableAct } from '#machines/undo/act.ts'
import { useActors } from './context.ts'

/** Taking one act back; what comes of it is said in an alert. */
export const useUndo = (act: UndoableAct) => {
  const { undos } = useActors()
  const isPending = useSyncExternalStore(undos.subscribe, () => undos.isPending(act))
  return { isPending, undo: () => undos.undo(act) }
}
