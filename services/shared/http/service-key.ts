import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { misdirected } from './problem.ts'

/** The header by which the shop's processes know each other. */
export const SERVICE_KEY = 'x-service-key'

export const OF_THE_SHOP_ONLY = 'Only the processes of the shop are answered here.'

/**
 * Answers 421 to whoever does not send the key, whatever they ask `host` for; only `/health/` is open, to
 * whoever sends none, so that a process of the shop hears there that its key is another. It is not 401, which
 * would end the visitor's session, nor 403, which a page would show as a right that the visitor lacks.
 */
export function requireServiceKey(host: FastifyInstance, serviceKey: string): void {
  const isKey = matches(serviceKey)
  host.addHook('onRequest', async ({ headers, routeOptions }) => {
    const key = headers[SERVICE_KEY]
    if (key === undefined && routeOptions.url?.startsWith('/health/')) return
    if (!isKey(key)) throw misdirected(OF_THE_SHOP_ONLY)
  })
}

/** Makes a check of whether a header equals `secret`, which takes as long whatever the header is. */
export function matches(secret: string): (given: string | string[] | undefined) => boolean {
  const wanted = digest(secret)
  return (given) => typeof given === 'string' && timingSafeEqual(digest(given), wanted)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
