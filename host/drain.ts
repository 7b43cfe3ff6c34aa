import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whom an ending server still waits for. */
export interface Coming {
  /** Milliseconds without a newcomer after which nobody else is expected. */
  quiet: number
  /** The most milliseconds to wait for them. */
  most: number
  /** Whether nobody can come any more. */
  isOver: () => boolean
}

/** Visitors; a balancer that asks for readiness sends them elsewhere. */
export const VISITORS: Coming = { quiet: 300, most: 3_000, isOver: () => false }

const LOOK_MS = 20

/**
 * Ends servers so that whoever has come is answered: lets in those who are coming, then nobody, and then
 * waits for what is under way. When it is `late` it cuts the rest, and says so.
 */
export const drain = async (
  apps: readonly FastifyInstance[],
  late: AbortSignal,
  coming: Coming = VISITORS,
): Promise<void> => {
  const ended = Promise.all(apps.map((app) => drainOne(app, coming)))
  await Promise.race([ended, waitForAbort(late)])
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
  const closing = setInterval(draining.closeSilent, LOOK_MS)
  await app.close().finally(() => clearInterval(closing))
  while (draining.underway > 0) await setTimeout(LOOK_MS)
}

/** Resolves once the signal aborts. */
export const waitForAbort = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
