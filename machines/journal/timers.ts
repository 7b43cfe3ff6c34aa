import type { AnyEventObject, ExecutableActionObject } from 'xstate'
import type { Timer } from './kept.ts'

/** The delayed events that an actor waits for, from the actions that it would execute. */
export const createTimers = (begun: readonly Timer[]) => {
  const timers = new Map(begun.map((timer) => [timer.id, timer]))
  return {
    /** An event was taken: if it was waited for, it is no longer. */
    fired({ type }: AnyEventObject): void {
      for (const { id, event } of timers.values()) if (event.type === type) timers.delete(id)
    },
    /** `at` is when the event was taken that led to the action. */
    changed({ type, params }: ExecutableActionObject, at: number): void {
      if (type === 'xstate.cancel' && isCancel(params)) timers.delete(params.sendId)
      if (type !== 'xstate.raise' || !isDelayed(params)) return
      const { event, delay, id = event.type } = params
      timers.set(id, { id, event, dueAt: at + delay })
    },
    clear: (): void => timers.clear(),
    soonestFirst: (): Timer[] => [...timers.values()].sort((one, other) => one.dueAt - other.dueAt),
  }
}

/** What a state with `after` does as it is entered; as it is left, it cancels by `id`. */
interface Delayed {
  id?: string
  event: AnyEventObject
  delay: number
}

const isDelayed = (params: unknown): params is Delayed =>
  typeof params === 'object' && params !== null && 'delay' in params && typeof params.delay === 'number'

const isCancel = (params: unknown): params is { sendId: string } =>
  typeof params === 'object' && params !== null && 'sendId' in params
