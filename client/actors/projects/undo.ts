import { useSyncExternalStore } from 'react'
import { useActors } from '#client/actors/context.ts'
import type { UndoableAct } from '#machines/undo/act.ts'

/** Taking one act back; what comes of it is said in an alert. */
export const useUndo = (act: UndoableAct) => {
  const { undos } = useActors()
  const isPending = useSyncExternalStore(undos.subscribe, () => undos.isPending(act))
  return { isPending, undo: () => undos.undo(act) }
}
