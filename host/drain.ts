import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Who may still come. */
export interface Coming {
  /** Milliseconds without anybody new after which nobody is expected. */
  quiet: number
  /** Milliseconds for which they are waited for at most. */
  most: number
  /** No new request comes in. */
  isOver: () => boolean
}

/** Visitors, whom a balancer that asks for readiness sends elsewhere. */
export const VISITORS: Coming = { quiet: 300, most: 3_000, isOver: () => false }

const LOOK_MS = 20

/**
 * Ends servers so that whoever has come is answered: those who are coming are let in; then nobody is; then
 * what is under way ends. When it is `late` the rest is cut, which is said.
 */
export const drain = async (
  apps: readonly FastifyInstance[],
  late: AbortSignal,
  coming: Coming = VISITORS,
): Promise<void> => {
  const ended = Promise.all(apps.map((app) => drainOne(app, coming)))
  await Promise.race([ended, aborted(late)])
  if (!late.aborted) return
  const requests = apps.reduce((sum, app) => sum + app.draining.underway, 0)
  console.error(`What was under way took too long to end and is cut (requests: ${requests}).`)
  for (const app of apps) app.server.closeAllConnections()
}

const drainOne = async (app: FastifyInstance, { quiet, most, isOver }: Coming) => {
  const { draining } = app
  draining.begin()
  const until = performance.now() + most
  while (!isOver() && performance.now() < until && draining.sinceLast < quiet) await setTimeout(LOOK_MS)
  // Read what has arrived first: closing resets connections that were not read yet.
  await setImmediate()
  await app.close()
  while (draining.underway > 0) await setTimeout(LOOK_MS)
}

/** Resolves when it is late. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
