import { LRUCache } from 'lru-cache'

interface Bounds {
  /** Most values held. */
  max: number
  /** Milliseconds that a value is held. */
  ttl: number
}

/** Promises by key, bounded in number and age: the same key is asked once, and what failed is asked again. */
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
