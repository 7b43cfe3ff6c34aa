import { countRefused, watchRunning, watchWaiting } from './metrics/queues.ts'

/** Whoever asks for work that many may want at once. */
export interface Asker {
  /** Shares the queue evenly with others: a network (limits/network.ts). */
  from: string
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * There is no room to wait; `retryAfter` is after how many seconds another try is worth it. Answered as 503.
 */
export class Busy extends Error {
  override readonly name = 'Busy'
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('Too many are waiting')
    this.retryAfter = retryAfter
  }
}

export interface QueueBounds {
  /** For who counts what waits; no two queues have the same. */
  name: string
  /** Works that run at the same time. */
  atOnce: number
  /** Works that wait, of all askers together. */
  waiting: number
  /** How many of these one asker may have. */
  share: number
  /** Seconds that {@link Busy} names. */
  retryAfter: number
  /** Times what a work took that its place stays empty afterwards, for others; 0 when left out. */
  rest?: number
}

/**
 * Runs works in turn: the askers one after the other, and of one asker what came first. Throws {@link Busy}
 * at once where there is no room to wait, and the signal's reason for work that nobody waits for any more,
 * which is then never begun.
 */
export type Queue = <T>(asker: Asker, work: () => Promise<T>) => Promise<T>

export function createQueue({ name, atOnce, waiting, share, retryAfter, rest = 0 }: QueueBounds): Queue {
  /** By asker, whose turn is next first. None is empty. */
  const lines = new Map<string, (() => void)[]>()
  let running = 0
  let inLine = 0
  watchWaiting({ queue: name }, () => inLine)
  watchRunning({ queue: name }, () => running)

  const enter = (from: string, resume: () => void) => {
    const line = lines.get(from) ?? []
    if (inLine >= waiting || line.length >= share) {
      countRefused(name)
      throw new Busy(retryAfter)
    }
    lines.set(from, [...line, resume])
    inLine += 1
  }

  const leave = (from: string, resume: () => void) => {
    const left = lines.get(from)?.filter((other) => other !== resume) ?? []
    if (left.length > 0) lines.set(from, left)
    else lines.delete(from)
    inLine -= 1
  }

  const turnOf = ({ from, signal }: Asker) =>
    new Promise<void>((resolve, reject) => {
      const resume = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        leave(from, resume)
        reject(signal.reason)
      }
      enter(from, resume)
      signal.addEventListener('abort', giveUp, { once: true })
    })

  const passOn = () => {
    const [next] = lines
    if (!next) {
      running -= 1
      return
    }
    const [from, [resume, ...others]] = next
    // An asker who had a turn goes behind all others.
    lines.delete(from)
    if (others.length > 0) lines.set(from, others)
    inLine -= 1
    resume?.()
  }

  return async (asker, work) => {
    asker.signal.throwIfAborted()
    if (running >= atOnce) await turnOf(asker)
    else running += 1
    const began = performance.now()
    try {
      return await work()
    } finally {
      if (rest === 0) passOn()
      else setTimeout(passOn, (performance.now() - began) * rest)
    }
  }
}
