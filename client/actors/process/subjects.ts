import type { Actor, AnyActor, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'
import type { SubjectProcess } from './define-process.ts'
import type { Seat } from './seat.ts'

/** The actors of one process by subject. `Subject` is as much of an input as tells one from another. */
export interface Subjects<Machine extends AnyStateMachine, Subject = InputFrom<Machine>> {
  /** The seat of a subject; what is under way goes on as it leaves. */
  seatOf(input: InputFrom<Machine>): Seat<Machine>
  /** The actor of a subject that is shown or under way. */
  find(subject: Subject): Actor<Machine> | undefined
  /** Has something said to the subject's actor, which need not be on the screen. */
  tell(input: InputFrom<Machine>, say?: (ref: Actor<Machine>) => void): void
  /** Sends it to all that run. */
  sendAll(event: EventFromLogic<Machine>): void
  /** The page goes out of sight, perhaps for good: ends what waits for the person. */
  finishAll(): void
  /** Calls the listener when any of them moves on; returns how to stop. */
  subscribe(listener: () => void): () => void
}

const isActive = (ref: AnyActor): boolean => ref.getSnapshot().status === 'active'
const isPending = (ref: AnyActor): boolean => ref.getSnapshot().hasTag('pending')

/**
 * Runs one actor for each subject that is on the screen or under way. A subject that returns finds its actor
 * again, so that it has one change in flight at most. Other subjects have no actor, however many a page
 * shows: one that has left with nothing under way is stopped, so that the journal keeps nothing of it once
 * its person has signed out. `create` makes an actor and listens to it, and does not start it. `watch` begins
 * as a subject is shown, and answers how to stop.
 */
export const createSubjects = <Machine extends AnyStateMachine, Subject>(
  { keyOf, isBusy, finish }: SubjectProcess<Machine, Subject>['terms'],
  create: (input: InputFrom<Machine> & Subject) => Actor<Machine>,
  watch?: (ref: Actor<Machine>) => (() => void) | undefined,
): Subjects<Machine, Subject> => {
  const running = new Map<string, Seat<Machine>>()
  /** Made and not shown yet. A rendering that was given up, or another one, finds the same actor. */
  const waiting = new Map<string, Seat<Machine>>()
  const listeners = new Set<() => void>()

  const isUnderWay = (ref: Actor<Machine>) =>
    isActive(ref) && (isBusy ? isBusy(ref.getSnapshot()) : isPending(ref))
  const finishOne = ({ ref }: Seat<Machine>) => {
    if (finish && isUnderWay(ref)) ref.send(finish)
  }
  const makeSeat = (input: InputFrom<Machine> & Subject): Seat<Machine> => {
    const key = keyOf(input)
    const ref = create(input)
    /** In how many places it is shown. */
    let shown = 0
    let stopWatching: (() => void) | undefined
    // Wait: React may take a component off and put it back at once, to find faults.
    const stopIfLeft = () => {
      if (running.get(key) !== seat) ref.stop()
    }
    const update = () => {
      if (shown === 0 && !isUnderWay(ref) && running.get(key) === seat) {
        running.delete(key)
        queueMicrotask(stopIfLeft)
      }
      for (const listener of listeners) listener()
    }
    const leave = () => {
      shown -= 1
      if (shown === 0) {
        stopWatching?.()
        finishOne(seat)
      }
      update()
    }
    const seat = {
      ref,
      show() {
        shown += 1
        waiting.delete(key)
        running.set(key, seat)
        ref.start()
        if (shown === 1) stopWatching = watch?.(ref)
        return leave
      },
    }
    ref.subscribe({ next: update, complete: update })
    waiting.set(key, seat)
    return seat
  }
  const seatOf = (input: InputFrom<Machine> & Subject) => {
    const key = keyOf(input)
    return running.get(key) ?? waiting.get(key) ?? makeSeat(input)
  }

  return {
    seatOf,
    find: (subject) => running.get(keyOf(subject))?.ref,
    tell(input, say) {
      const { ref, show } = seatOf(input)
      const leave = show()
      say?.(ref)
      leave()
    },
    sendAll(event) {
      // What no screen has shown goes with whoever signs out.
      if (event.type === 'signedOut') waiting.clear()
      for (const { ref } of [...running.values()]) ref.send(event)
    },
    finishAll: () => running.forEach(finishOne),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
