import { LRUCache } from 'lru-cache'

interface Bounds {
  /** The most values to hold. */
  max: number
  /** Milliseconds to hold a value. */
  ttl: number
}

/** Holds promises by key, bounded in number and age: each key is asked for once, and a failed one again. */
export class Memo<Value> {
  readonly #held: LRUCache<string, Promise<Value>>

  constructor(bounds: Bounds) {
    this.#held = new LRUCache(bounds)
  }

  get(key: string) {
    return this.#held.get(key)
  }

  getOrAsk(key: string, ask: () => Promise<Value>) {
    const held = this.#held.get(key)
    if (held) return held
    const asked = ask()
    this.#held.set(key, asked)
    asked.catch(() => {
      if (this.#held.peek(key) === asked) this.#held.delete(key)
    })
    return asked
  }
}
