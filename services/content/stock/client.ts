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

/** What each answer of the source has. */
interface Answer {
  images: readonly unknown[]
}

/** Calls of the source: once each, within a time, and validated. */
export interface StockClient {
  /**
   * Answers in the given shape. All who ask the same meanwhile share one call, and its answer is remembered
   * for a minute, whoever still waits for it. A failure is not remembered. Throws StockUnavailable.
   */
  get<A extends Answer>(path: string, parameters: Record<string, string>, shape: z.ZodType<A>): Promise<A>
}

const MINUTE_MS = 60_000
/** Images of all remembered answers together, each about 2 kB; an answer counts as one more. */
const MOST_REMEMBERED = 8_000

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
  const answers = new LRUCache<string, Answer>({
    maxSize: MOST_REMEMBERED,
    sizeCalculation: ({ images }) => images.length + 1,
    ttl: MINUTE_MS,
    ...forgetBy(clock),
  })
  const underWay = new Map<string, Promise<Answer>>()
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

  async function read<A extends Answer>(address: string, shape: z.ZodType<A>): Promise<A> {
    const { data, error } = shape.safeParse(await ask(address))
    if (error) throw new StockUnavailable('The stock source answered in another shape.', { cause: error })
    answers.set(address, data)
    return data
  }

  return {
    async get<A extends Answer>(path: string, parameters: Record<string, string>, shape: z.ZodType<A>) {
      const address = `${path}?${new URLSearchParams(parameters)}`
      const known = answers.get(address)
      countRead('stock_answers', known !== undefined)
      if (known) return known as A
      const asked = underWay.get(address) ?? read(address, shape).finally(() => underWay.delete(address))
      underWay.set(address, asked)
      return asked as Promise<A>
    },
  }
}

const SHORTEST_PAUSE_S = 1
const LONGEST_PAUSE_S = 60

/** Waits as long as the source asks, within reason. */
const pauseOf = (seconds: number | null): number =>
  Math.min(LONGEST_PAUSE_S, Math.max(SHORTEST_PAUSE_S, seconds ?? SHORTEST_PAUSE_S)) * 1_000
