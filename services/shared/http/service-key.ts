import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { misdirected } from './problem.ts'

/** What the shop's own processes send each other, so that nobody else on their machine is answered. */
export const SERVICE_KEY = 'x-service-key'

/**
 * Answers 421 to whoever does not send the key, on every route of `host` and where there is none, but for `/health/`. It is no
 * 401, by which a browser would end its session, nor a 403: nobody can be given the right to ask.
 */
export function requireServiceKey(host: FastifyInstance, serviceKey: string): void {
  const isKey = matches(serviceKey)
  host.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (routeOptions.url?.startsWith('/health/')) return
    if (!isKey(headers[SERVICE_KEY])) throw misdirected('Only the processes of the shop are answered here.')
  })
}

/** Whether a header is `secret`. How long that takes tells nothing of it. */
export function matches(secret: string): (given: string | string[] | undefined) => boolean {
  const wanted = digest(secret)
  return (given) => typeof given === 'string' && timingSafeEqual(digest(given), wanted)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
