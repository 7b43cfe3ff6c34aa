import type { Page } from '@playwright/test'

/** Ends the browser's session, which it finds out when the next request of this kind is refused. */
export const loseSessionAt = async (page: Page, operation: string): Promise<void> => {
  await page.context().clearCookies()
  let isRefused = false
  await page.route('**/graphql', (route) => {
    const request = route.request()
    if (isRefused || request.postDataJSON().operationName !== operation) return route.fallback()
    isRefused = true
    return route.continue({ headers: { ...request.headers(), authorization: 'JWT spent' } })
  })
}
