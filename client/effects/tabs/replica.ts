import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { JournalSnapshot } from '#machines/journal/kept.ts'

/** Decides whether a shared actor takes an event. */
export interface Admission {
  /** The state that this event brings from another tab; null for an event of the machine's own. */
  findState(event: AnyEventObject): JournalSnapshot | null
  /** False when the leader is to take it: it was asked, or takes the same by itself. */
  admit(event: AnyEventObject): boolean
}

/** Makes a machine one of many copies: it takes what is admitted, and goes on from another copy's state. */
export const replicate = <Machine extends AnyStateMachine>(
  machine: Machine,
  { findState, admit }: Admission,
): Machine => {
  const { transition }: AnyStateMachine = machine
  const replicated: Pick<AnyStateMachine, 'transition'> = {
    transition(snapshot, event, scope) {
      const state = findState(event)
      if (state) return goOnFrom(machine, snapshot, state, scope)
      return event.type === STOP || admit(event) ? transition(snapshot, event, scope) : snapshot
    },
  }
  return { ...machine, ...replicated }
}

const STOP = 'xstate.stop'

/**
 * Keeps the actor and its listeners, and replaces its state, what it runs and its timers by the other copy's.
 */
const goOnFrom = (
  machine: AnyStateMachine,
  { children }: AnyMachineSnapshot,
  { state, timers }: JournalSnapshot,
  scope: AnyActorScope,
): AnyMachineSnapshot => {
  const { self, system } = scope
  for (const child of Object.values<AnyActorRef>(children)) scope.stopChild(child)
  system.scheduler.cancelAll(self)
  const restored = machine.restoreSnapshot(structuredClone(state), scope)
  scope.defer(() => {
    machine.start(restored)
    for (const { id, event, dueAt } of timers)
      system.scheduler.schedule(self, self, event, Math.max(0, dueAt - Date.now()), id)
  })
  return restored
}
