import type { AnyEventObject, ExecutableActionObject } from 'xstate'
import type { Timer } from './kept.ts'

/** Counts the delayed events that an actor waits for, by the actions that it would execute. */
export const createTimers = (begun: readonly Timer[]) => {
  const timers = new Map(begun.map((timer) => [timer.id, timer]))
  return {
    /** Stops waiting for an event that was taken. */
    forgetFired({ type }: AnyEventObject): void {
      for (const { id, event } of timers.values()) if (event.type === type) timers.delete(id)
    },
    /** Begins or stops waiting as an action says. `at` is when the event was taken that led to it. */
    followAction({ type, params }: ExecutableActionObject, at: number): void {
      if (type === 'xstate.cancel' && isCancel(params)) timers.delete(params.sendId)
      if (type !== 'xstate.raise' || !isDelayed(params)) return
      const { event, delay, id = event.type } = params
      timers.set(id, { id, event, dueAt: at + delay })
    },
    clear: (): void => timers.clear(),
    listSoonestFirst: (): Timer[] => [...timers.values()].sort((one, other) => one.dueAt - other.dueAt),
  }
}

/** What a state with `after` raises as it is entered, and cancels by `id` as it is left. */
interface Delayed {
  id?: string
  event: AnyEventObject
  delay: number
}

const isDelayed = (params: unknown): params is Delayed =>
  typeof params === 'object' && params !== null && 'delay' in params && typeof params.delay === 'number'

const isCancel = (params: unknown): params is { sendId: string } =>
  typeof params === 'object' && params !== null && 'sendId' in params
