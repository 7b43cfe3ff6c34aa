import type { Route } from '@playwright/test'
import type { Refusal } from '#machines/refusal.ts'
import { until } from './until.ts'
import type { Visit } from './visit.ts'

/** Parts of files in a walk: each waits until the path says how it ends. */
export interface HeldParts {
  take(received: number): Promise<void>
  refuse(refusal: Refusal): Promise<void>
}

const STATUSES: Partial<Record<Refusal['code'], number>> = { NOT_FOUND: 404, BAD_USER_INPUT: 400 }

export const holdParts = async ({ page, noise }: Visit): Promise<HeldParts> => {
  const waiting: Route[] = []
  await page.route('**/imports/**', (route) => void waiting.push(route))

  /** The newest: nobody waits any more for what was sent before somebody gave up. */
  const next = async (): Promise<Route> => {
    await until(() => waiting.length > 0, 'The page sent no part of a file.')
    const [route] = waiting.splice(0).slice(-1)
    if (!route) throw new Error('No part waits.')
    return route
  }
  return {
    take: async (received) => (await next()).fulfill({ json: { received } }),
    async refuse({ code, message }) {
      const route = await next()
      noise.expect(/imports|status of|ERR_/)
      const isLost = code === 'UPSTREAM_UNAVAILABLE' && !message.includes('catalog')
      if (isLost) return route.abort('connectionrefused')
      return route.fulfill({ status: STATUSES[code] ?? 503, json: {} })
    },
  }
}
