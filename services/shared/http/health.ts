import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { waitWithin } from '../within.ts'
import { HOST_NOT_SERVED } from './served-hosts.ts'
import { OF_THE_SHOP_ONLY, SERVICE_KEY } from './service-key.ts'

/**
 * What a process needs to answer, each under its name in a sentence; the function rejects while it is
 * missing.
 */
export type Needs = Record<string, () => Promise<unknown>>

/**
 * Milliseconds that each check may take, and for which its answer is kept once it is there: probes cost the
 * same however many there are.
 */
const PATIENCE_MS = 2_000
const KEPT_MS = 1_000

/**
 * For whoever runs the processes, without a key. `GET /health/live` → 200 `{status: "ok"}` while the process
 * can answer at all. `GET /health/ready` → the same, or 503 `{detail}` with what is missing in words, while
 * it cannot serve: something it needs does not answer, or it is ending, so that a balancer sends nobody here
 * any more.
 */
export function addHealth(app: FastifyInstance, needs: Needs): void {
  const missing = keepAnswer(() => missingOf(needs))
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const detail = app.draining.begun ? 'Shutting down.' : inWords(await missing())
    return detail === null ? { status: 'ok' } : reply.code(503).send({ detail })
  })
}

function keepAnswer<T>(ask: () => Promise<T>): () => Promise<T> {
  let until = 0
  let answer: Promise<T>
  return () => {
    if (performance.now() >= until) {
      until = Number.POSITIVE_INFINITY
      answer = ask().finally(() => {
        until = performance.now() + KEPT_MS
      })
    }
    return answer
  }
}

async function missingOf(needs: Needs): Promise<string[]> {
  const answers = await Promise.allSettled(
    Object.values(needs).map(async (answers) => waitWithin(PATIENCE_MS, answers())),
  )
  return Object.keys(needs).flatMap((name, at) => {
    const answer = answers[at]
    if (answer?.status !== 'rejected') return []
    return answer.reason instanceof Stranger ? `${name} (${answer.reason.message})` : name
  })
}

const inWords = (missing: readonly string[]): string | null =>
  missing.length === 0 ? null : `Not available: ${missing.join(', ')}.`

/** A process that answers but refuses us: its settings belong to another shop than ours. */
export class Stranger extends Error {
  override readonly name = 'Stranger'
}

const STRANGERS = new Map([
  [OF_THE_SHOP_ONLY, 'its JWT_SECRET is another'],
  [HOST_NOT_SERVED, 'its host has another name in its own settings'],
])

/**
 * Checks the readiness of another process of the shop at this address. Rejects, with {@link Stranger} where
 * it refuses us.
 */
export const readyAt = (url: string, serviceKey: string) => async (): Promise<void> => {
  const response = await fetch(`${url}/health/ready`, {
    headers: { [SERVICE_KEY]: serviceKey },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (response.ok) return response.body?.cancel()
  const { detail } = answered.parse(await response.json())
  const reason = response.status === MISDIRECTED ? STRANGERS.get(detail) : undefined
  throw reason === undefined ? new Error('It is not ready.') : new Stranger(reason)
}

const MISDIRECTED = 421
const answered = z.object({ detail: z.string() })
