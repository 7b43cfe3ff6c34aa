import type { AnyActorRef } from 'xstate'
import type { JournalSnapshot } from './kept.ts'

/** Takes a snapshot of a running actor, equal to what a replay of its stream would come to. */
export const toLiveSnapshot = (
  actor: AnyActorRef,
  { stream, seq, at, machineVersion }: Omit<JournalSnapshot, 'state' | 'timers'>,
): JournalSnapshot => ({
  stream,
  seq,
  at,
  machineVersion,
  state: actor.getPersistedSnapshot(),
  timers: Object.values(actor.system.getSnapshot()._scheduledEvents)
    .filter(({ source }) => source === actor)
    .map(({ id, event, startedAt, delay }) => ({ id, event, dueAt: startedAt + delay })),
})
