import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
} from 'xstate'
import { demand } from '#machines/demand.ts'
import type { JournalEntry } from './entry.ts'
import { createInertScope } from './inert.ts'
import type { JournalSnapshot, Timer } from './kept.ts'
import { createTimers } from './timers.ts'

/** An actor as its journal says it is. */
export interface Replayed<Snapshot = AnyMachineSnapshot> {
  /** Has its children, but none of them runs. */
  snapshot: Snapshot
  /** The delayed events that it waits for, soonest first. */
  timers: readonly Timer[]
  /** Number of the last entry taken. */
  seq: number
  /** When that entry was taken, in milliseconds since 1970. */
  at: number
}

/**
 * Takes the entries of one stream one by one, from its beginning or from a snapshot, and executes nothing.
 * Needs the machine itself, not a recorded one. Where the machine throws its status is `error`, as the
 * actor's was. `onTaken` hears of the transitions, microstep by microstep.
 */
export const createFold = (
  machine: AnyStateMachine,
  from: JournalSnapshot | null,
  onTaken?: (transitions: readonly AnyTransitionDefinition[]) => void,
) => {
  let at = from?.at ?? 0
  let seq = from?.seq ?? -1
  const timers = createTimers(from?.timers ?? [])
  const scope = createInertScope((action) => timers.followAction(action, at))
  if (onTaken)
    scope.system.inspect((inspected) => {
      if (inspected.type === '@xstate.microstep') onTaken(inspected._transitions)
    })
  let snapshot: AnyMachineSnapshot | null = from ? machine.restoreSnapshot(from.state, scope) : null

  const takeEvent = (before: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot => {
    try {
      const after = machine.transition(before, event, scope)
      return isEnd(event) ? markEnded(before, after, event, scope.self) : after
    } catch (error) {
      return { ...before, status: 'error', error }
    }
  }

  return {
    take(entry: JournalEntry): void {
      const { event } = entry
      at = entry.at
      seq = entry.seq
      if (event.type === 'xstate.init') {
        timers.clear()
        snapshot = machine.getInitialSnapshot(scope, event.input)
      } else {
        timers.forgetFired(event)
        snapshot = takeEvent(demand(snapshot, 'a beginning'), event)
      }
      if (snapshot.status !== 'active') timers.clear()
    },
    readReplayed: (): Replayed => ({
      snapshot: demand(snapshot, 'a beginning'),
      timers: timers.listSoonestFirst(),
      seq,
      at,
    }),
  }
}

const isEnd = ({ type }: AnyEventObject): boolean =>
  type.startsWith('xstate.done.actor.') || type.startsWith('xstate.error.actor.')

/** Marks a child as ended where its state went on: whoever resumes this state must not ask it again. */
const markEnded = (
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  { actorId, output, error }: AnyEventObject,
  parent: AnyActorRef,
): AnyMachineSnapshot => {
  const child: AnyActorRef | undefined = after.children[actorId]
  if (!child || child !== before.children[actorId]) return after
  const status = error === undefined ? 'done' : 'error'
  const ended = createActor(answerNothing, {
    id: actorId,
    src: child.src,
    parent,
    snapshot: { status, output, error },
  })
  return { ...after, children: { ...after.children, [actorId]: ended } }
}

/** Stands in for the logic of a child that has ended: nothing of it runs any more. */
const answerNothing = fromPromise(async () => {})
