import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { misdirected } from './problem.ts'

/** The header by which the shop's processes know each other. */
export const SERVICE_KEY = 'x-service-key'

export const OF_THE_SHOP_ONLY = 'Only the processes of the shop are answered here.'

/**
 * Answers 421 to requests for `host` without the key. Only `/health/` is open to requests that send none: a
 * process with another shop's key must hear there that it is wrong. 401 would end the visitor's session, and
 * a page would show 403 as a right that the visitor lacks.
 */
export function requireServiceKey(host: FastifyInstance, serviceKey: string): void {
  const isKey = matches(serviceKey)
  host.addHook('onRequest', async ({ headers, routeOptions }) => {
    const key = headers[SERVICE_KEY]
    if (key === undefined && routeOptions.url?.startsWith('/health/')) return
    if (!isKey(key)) throw misdirected(OF_THE_SHOP_ONLY)
  })
}

/** Makes a check of whether a header equals `secret`, which takes the same time for any header. */
export function matches(secret: string): (given: string | string[] | undefined) => boolean {
  const wanted = digest(secret)
  return (given) => typeof given === 'string' && timingSafeEqual(digest(given), wanted)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
