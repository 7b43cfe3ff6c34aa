import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { type Clock, forgetBy } from '#services/shared/clock.ts'
import { fetchJson, UpstreamFailure } from '#services/shared/http/client.ts'
import { countRead } from '#services/shared/metrics/caches.ts'
import { StockUnavailable } from './stock.ts'

export interface StockAddress {
  /** Without a slash at the end. */
  url: string
  /** A secret: it is sent, and never logged. */
  apiKey: string
}

/** Calls of the source: once each, within a time, and validated. */
export interface StockClient {
  get<S extends z.ZodType>(path: string, parameters: Record<string, string>, shape: S): Promise<z.output<S>>
}

const MINUTE_MS = 60_000
/** Answers are kept for a minute; a hundred images are about 200 kB. */
const MOST_REMEMBERED = 50

/** `timeout` is in milliseconds. */
export function createStockClient({
  address: { url, apiKey },
  clock,
  timeout,
}: {
  address: StockAddress
  clock: Clock
  timeout: number
}): StockClient {
  const answers = new LRUCache<string, object>({
    max: MOST_REMEMBERED,
    ttl: MINUTE_MS,
    ...forgetBy(clock),
  })
  let pausedUntil = 0

  async function ask(address: string): Promise<unknown> {
    if (clock().getTime() < pausedUntil) throw new StockUnavailable('The stock source asked for a pause.')
    try {
      return await fetchJson(`${url}${address}`, { timeout, headers: { 'api-key': apiKey } })
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      if (error.status === 429) pausedUntil = clock().getTime() + pauseOf(error.retryAfter)
      throw new StockUnavailable(error.message, { cause: error })
    }
  }

  return {
    async get(path, parameters, shape) {
      const address = `${path}?${new URLSearchParams(parameters)}`
      const known = answers.get(address)
      countRead('stock_answers', known !== undefined)
      if (known) return known as z.output<typeof shape>
      const { data, error } = shape.safeParse(await ask(address))
      if (error) throw new StockUnavailable('The stock source answered in another shape.', { cause: error })
      answers.set(address, data as object)
      return data
    },
  }
}

const SHORTEST_PAUSE_S = 1
const LONGEST_PAUSE_S = 60

/** Waits as long as the source asks, within reason. */
const pauseOf = (seconds: number | null): number =>
  Math.min(LONGEST_PAUSE_S, Math.max(SHORTEST_PAUSE_S, seconds ?? SHORTEST_PAUSE_S)) * 1_000
