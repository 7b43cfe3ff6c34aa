import type { Page } from '@playwright/test'

/** Holds the answers to this operation of the graph; answers a function that lets them through. */
export const hold = async (page: Page, operation: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"${operation}"`)) await promise
    await route.continue()
  })
  return resolve
}
