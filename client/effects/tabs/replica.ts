import type { AnyActorRef, AnyActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { JournalSnapshot } from '#machines/journal/kept.ts'

/** What decides over an event before a shared actor takes it. */
export interface Admission {
  /** The state that this event stands for; null for an event of the machine's own. */
  stateIn(event: AnyEventObject): JournalSnapshot | null
  /** False when it is not for this tab to take: the leader has been asked, or will say what came of it. */
  admit(event: AnyEventObject): boolean
}

/**
 * The same machine as one of many copies: it takes what is admitted, and goes on from another copy's state
 * when told to.
 */
export const replicate = <Machine extends AnyStateMachine>(
  machine: Machine,
  { stateIn, admit }: Admission,
): Machine => {
  const { transition }: AnyStateMachine = machine
  const replicated: Pick<AnyStateMachine, 'transition'> = {
    transition(snapshot, event, scope) {
      const state = stateIn(event)
      if (state) return goOnFrom(machine, snapshot, state, scope)
      return event.type === STOP || admit(event) ? transition(snapshot, event, scope) : snapshot
    },
  }
  return { ...machine, ...replicated }
}

const STOP = 'xstate.stop'

/**
 * The actor and all who listen to it stay; what it waited for makes way for what the other copy waits for.
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
