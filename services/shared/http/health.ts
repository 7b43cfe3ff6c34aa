import type { FastifyInstance } from 'fastify'
import { within } from '../within.ts'

/** What has to answer before a process can, each by its name in a sentence: rejects while it does not. */
export type Needs = Record<string, () => Promise<unknown>>

/**
 * Milliseconds that one of them may take, and for which an answer is good: however many ask, it costs the
 * same.
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
  const missing = kept(() => missingOf(needs))
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const detail = app.draining.begun ? 'Shutting down.' : inWords(await missing())
    return detail === null ? { status: 'ok' } : reply.code(503).send({ detail })
  })
}

function kept<T>(ask: () => Promise<T>): () => Promise<T> {
  let until = 0
  let answer: Promise<T>
  return () => {
    if (performance.now() >= until) {
      answer = ask()
      until = performance.now() + KEPT_MS
    }
    return answer
  }
}

async function missingOf(needs: Needs): Promise<string[]> {
  const answers = await Promise.allSettled(
    Object.values(needs).map(async (answers) => within(PATIENCE_MS, answers())),
  )
  return Object.keys(needs).filter((_, at) => answers[at]?.status === 'rejected')
}

const inWords = (missing: readonly string[]): string | null =>
  missing.length === 0 ? null : `Not available: ${missing.join(', ')}.`

/** The readiness of another process at this address. */
export const readyAt = (url: string) => async (): Promise<void> => {
  const { ok, body } = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  await body?.cancel()
  if (!ok) throw new Error('It is not ready.')
}
