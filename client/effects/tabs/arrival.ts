import { WELCOME } from './echoes.ts'

interface ArrivalDeps {
  /** Asks the leader for the state. */
  ask: () => void
  /** The leader does not answer. */
  onSilence: () => void
}

/** A tab that opens, or is behind, asks for the state; one that opens waits for it, though not for ever. */
export const createArrival = ({ ask, onSilence }: ArrivalDeps) => {
  let onArrival: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    expect: (): Promise<void> =>
      new Promise((resolve) => {
        onArrival = resolve
      }),
    isExpected: (): boolean => onArrival !== null,
    ask() {
      ask()
      if (!onArrival) return
      clearTimeout(timer)
      timer = setTimeout(onSilence, WELCOME)
    },
    /** It is known where to begin. */
    arrive() {
      clearTimeout(timer)
      onArrival?.()
      onArrival = null
    },
  }
}
