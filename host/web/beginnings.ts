import type { FastifyInstance } from 'fastify'
import { askerAtOnce } from '#services/shared/http/asker.ts'
import { createQueue } from '#services/shared/queue.ts'

/** Far more than browsers send at once. */
const BOUNDS = { name: 'requests_begun', atOnce: 1, waiting: 2_000, share: 400, retryAfter: 2 }

/**
 * Begins one request in each turn of the event loop, from one network after another, so that whoever sends a
 * hundred at once does not keep others waiting until all of them have begun.
 */
export const addBeginnings = (app: FastifyInstance) => {
  const begin = createQueue(BOUNDS)
  app.addHook('onRequest', (request) => begin(askerAtOnce(request), nextTurn))
}

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))
