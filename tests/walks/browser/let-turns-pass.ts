/**
 * Runs inside the page, where the clock stands still: lets work that waits for the next turn of the event
 * loop go on, since that is no matter of time. It is sent there as text, so it stands alone.
 */
export const letTurnsPass = () => {
  const waiting = new Map<number, () => void>()
  const { setTimeout: setTimer, clearTimeout: clearTimer } = globalThis
  const channel = new MessageChannel()
  channel.port1.onmessage = ({ data: id }: MessageEvent<number>) => {
    const turn = waiting.get(id)
    waiting.delete(id)
    turn?.()
  }
  let last = 0
  const nextTurn = (turn: () => void): number => {
    // Numbers below zero, which no timer has.
    last -= 1
    waiting.set(last, turn)
    channel.port2.postMessage(last)
    return last
  }
  Object.assign(globalThis, {
    setTimeout: (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
      delay <= 0 && typeof handler === 'function'
        ? nextTurn(() => handler(...args))
        : setTimer(handler, delay, ...args),
    clearTimeout: (id?: number) => {
      if (id !== undefined && !waiting.delete(id)) clearTimer(id)
    },
  })
}
