import { type ActorRefFrom, createActor } from 'xstate'
import { inspected } from '#client/actors/inspect.ts'
import { actKey, type UndoableAct } from '#machines/undo/act.ts'
import type { UndoFailure } from '#machines/undo/failure.ts'
import type { undoMachine } from '#machines/undo/machine.ts'
import { selectIsPending } from '#machines/undo/selectors.ts'

interface UndosDeps {
  logicOf: (act: UndoableAct) => typeof undoMachine
  onStarted: (act: UndoableAct) => void
  onUndone: (act: UndoableAct, message: string) => void
  onFailure: (act: UndoableAct, failure: UndoFailure) => void
}

export type Undos = ReturnType<typeof createUndos>

/** The undos under way, wherever they were chosen. An act has one undo at most. */
export const createUndos = ({ logicOf, onStarted, onUndone, onFailure }: UndosDeps) => {
  const running = new Map<string, ActorRefFrom<typeof undoMachine>>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  const start = (act: UndoableAct) => {
    const ref = createActor(logicOf(act), {
      ...inspected(),
      input: { act, idempotencyKey: crypto.randomUUID() },
    })
    ref.on('undo.started', () => onStarted(act))
    ref.on('act.undone', ({ message }) => onUndone(act, message))
    ref.on('undo.failed', ({ failure }) => onFailure(act, failure))
    ref.subscribe({
      next: tell,
      complete: () => {
        running.delete(actKey(act))
        tell()
      },
    })
    running.set(actKey(act), ref)
    ref.start()
  }

  return {
    /** Takes the act back; one that failed is tried again as the same undo. */
    undo(act: UndoableAct): void {
      const known = running.get(actKey(act))
      if (known) known.send({ type: 'undo.retried' })
      else start(act)
    },

    isPending(act: UndoableAct): boolean {
      const ref = running.get(actKey(act))
      return ref !== undefined && selectIsPending(ref.getSnapshot())
    },

    /** Calls the listener when any of them moves on; returns how to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
