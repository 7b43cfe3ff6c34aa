import type { BrowserContext, Route } from '@playwright/test'

/** What is no page: scripts, pictures and the graph need not come by here. */
const ELSEWHERE = /^\/(assets|media|graphql|api)/

const empty = async (route: Route) => {
  if (route.request().resourceType() !== 'document') return route.fallback()
  const response = await route.fetch({ maxRedirects: 0 })
  const html = await response.text()
  const body = html
    .replace(/(<div id="root">).*(?=<\/div>\s*<noscript>)/s, '$1')
    .replace(/src="[^"]+" data-parts="[^"]*?([^" ]+)"/, 'crossorigin src="$1"')
  await route.fulfill({ response, body })
}

/**
 * Gives a visitor pages of which the server drew nothing, as where drawing takes too long: what they see is
 * what the browser makes of the answers that a test holds.
 */
export const leaveUndrawn = (context: BrowserContext): Promise<unknown> =>
  context.route(({ pathname }) => !ELSEWHERE.test(pathname), empty)
