import type { BrowserContext } from '@playwright/test'

/** Makes the pages of a shop that counts nothing ask whether they may, as with USAGE_COUNTS=1. */
export const offerCounting = (context: BrowserContext): Promise<unknown> =>
  context.route(
    (url) => !/\.|graphql|media/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const page = await response.text()
      await route.fulfill({ response, body: page.replace('"countsUsage":false', '"countsUsage":true') })
    },
  )
