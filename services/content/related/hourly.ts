const HOUR_MS = 3_600_000

/**
 * Keeps answers by key and forgets them together every hour (spec.md section 9), the oldest earlier when
 * there are too many.
 */
export class Hourly<Value> {
  readonly #most: number
  readonly #held = new Map<string, Promise<Value>>()
  #since = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Asks once an hour for each key, however many callers wait; asks again after a failure. */
  getOrAsk(key: string, at: Date, ask: () => Promise<Value>): Promise<Value> {
    if (at.getTime() - this.#since >= HOUR_MS) {
      this.#held.clear()
      this.#since = at.getTime()
    }
    const held = this.#held.get(key)
    if (held) return held
    const asked = ask()
    this.#held.set(key, asked)
    const [oldest] = this.#held.keys()
    if (this.#held.size > this.#most && oldest !== undefined) this.#held.delete(oldest)
    asked.catch(() => {
      if (this.#held.get(key) === asked) this.#held.delete(key)
    })
    return asked
  }
}
