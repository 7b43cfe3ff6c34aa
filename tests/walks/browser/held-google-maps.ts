import type { Route } from '@playwright/test'
import { tellPages } from './tell-pages.ts'
import { until } from './until.ts'
import type { Visit } from './visit.ts'

/** Google Maps in a walk: its script waits until the path says how that ends. */
export interface HeldGoogleMaps {
  failToLoad(): Promise<void>
}

export const holdGoogleMaps = async (visit: Visit): Promise<HeldGoogleMaps> => {
  const { page, noise } = visit
  const waiting: Route[] = []
  await tellPages(visit, {
    setting: 'googleMapsKey',
    key: 'made',
    policy: { 'script-src': 'https://maps.googleapis.com' },
  })
  await page.route('https://maps.googleapis.com/**', (route) => void waiting.push(route))
  return {
    async failToLoad() {
      noise.expect(/maps\.googleapis\.com|ERR_FAILED/)
      await until(() => waiting.length > 0, 'The page asked Google Maps for no script.')
      await waiting.shift()?.abort()
    },
  }
}
