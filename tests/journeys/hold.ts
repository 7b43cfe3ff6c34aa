import type { Page } from '@playwright/test'

/** From now on the answers of this operation of the graph wait; answers how to let them through. */
export const hold = async (page: Page, operation: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"${operation}"`)) await promise
    await route.continue()
  })
  return resolve
}
