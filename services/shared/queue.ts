import { countRefused, watchRunning, watchWaiting } from './metrics/queues.ts'

/** Somebody who asks for work that many may want at once. */
export interface Asker {
  /** Askers share the queue evenly by this: a network (limits/network.ts). */
  from: string
  /** Aborts when nobody waits for the answer any more. It is asked for only when work has to wait. */
  signal: AbortSignal
}

/** There is no room to wait; another try is worth it after `retryAfter` seconds. Answered as 503. */
export class Busy extends Error {
  override readonly name = 'Busy'
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('Too many are waiting')
    this.retryAfter = retryAfter
  }
}

export interface QueueBounds {
  /** Unique; metrics count by it. */
  name: string
  /** How many works run at the same time. */
  atOnce: number
  /** How many works may wait, of all askers together. */
  waiting: number
  /** How many of these one asker may have. */
  share: number
  /** Seconds that {@link Busy} names. */
  retryAfter: number
  /**
   * Keeps a work's place empty afterwards, for others, this many times as long as it took; 0 when left out.
   */
  rest?: number
}

/**
 * Runs works in turn, from one asker after another, and for each asker in order of arrival. Throws {@link
 * Busy} at once where there is no room to wait. Throws the signal's reason for waiting work that nobody waits
 * for any more, and never begins it.
 */
export type Queue = <T>(asker: Asker, work: () => Promise<T>) => Promise<T>

export function createQueue({ name, atOnce, waiting, share, retryAfter, rest = 0 }: QueueBounds): Queue {
  /** Waiting works by asker, the one whose turn is next first. No list is empty. */
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
      signal.throwIfAborted()
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
