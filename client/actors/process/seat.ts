import type { Actor, AnyStateMachine } from 'xstate'

/** A place on the screen for an actor. */
export interface Seat<Machine extends AnyStateMachine> {
  /** It runs by the time it is shown. */
  ref: Actor<Machine>
  /** It comes on the screen. Answers what to call when it leaves. */
  show(): () => void
}

/** An actor that stops with the component that shows it. */
export const createOwnSeat = <Machine extends AnyStateMachine>(ref: Actor<Machine>): Seat<Machine> => {
  let isShown = false
  // Wait: React may take a component off and put it back at once, to find faults.
  const stopIfLeft = () => {
    if (!isShown) ref.stop()
  }
  return {
    ref,
    show() {
      isShown = true
      ref.start()
      return () => {
        isShown = false
        queueMicrotask(stopIfLeft)
      }
    },
  }
}
