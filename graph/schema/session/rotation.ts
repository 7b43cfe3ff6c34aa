import { LRUCache } from 'lru-cache'
import type { TokenPair } from '#services/auth/contract.ts'
import { unauthenticated } from '../../errors.ts'
import { Memo } from '../../memo.ts'

/**
 * Tabs and late requests that still hold the old token get the pair that it was traded for (spec.md section
 * 9).
 */
const MEMO_MS = 10_000
const MOST_SESSIONS = 10_000

/**
 * Trades refresh tokens, each once, for the whole process: ten requests with one cookie are one call to the
 * auth service. A session that was ended stays ended, whatever a refresh under way answers afterwards.
 */
export class Rotation {
  readonly #pairs = new Memo<TokenPair>({ max: MOST_SESSIONS, ttl: MEMO_MS })
  readonly #ended = new LRUCache<string, true>({ max: MOST_SESSIONS })

  /** Throws what the auth service answers, or UNAUTHENTICATED when the session was ended meanwhile. */
  async trade(refresh: string, ask: (refresh: string) => Promise<TokenPair>) {
    this.#refuseEnded(refresh)
    const pair = await this.#pairs.getOrAsk(refresh, () => ask(refresh))
    this.#refuseEnded(refresh)
    this.#refuseEnded(pair.refresh)
    return pair
  }

  /**
   * Ends the session and answers the newest refresh token of it, which the auth service is still to be told
   * of.
   */
  async end(refresh: string) {
    this.#ended.set(refresh, true)
    const pair = await this.#pairs.get(refresh)?.catch(() => undefined)
    if (!pair) return refresh
    this.#ended.set(pair.refresh, true)
    return pair.refresh
  }

  #refuseEnded(refresh: string) {
    if (this.#ended.has(refresh)) throw unauthenticated('Signed out.')
  }
}
