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

/**
 * Lets the shop answer the next request of this operation at once, and keeps that answer from the page; later
 * requests go their way. `isRead` ends once the shop has answered; `letThrough` once the page has heard it.
 */
export const holdNextAnswer = async (page: Page, operation: string) => {
  const read = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const heard = Promise.withResolvers<void>()
  let isTaken = false
  await page.route('**/graphql', async (route) => {
    if (isTaken || route.request().postDataJSON().operationName !== operation) return route.fallback()
    isTaken = true
    const response = await route.fetch()
    read.resolve()
    await held.promise
    await route.fulfill({ response })
    await (await route.request().response())?.finished()
    heard.resolve()
  })
  const letThrough = async () => {
    held.resolve()
    await heard.promise
    // The answer has reached the page: let it be taken, and shown.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))
  }
  return { isRead: read.promise, letThrough }
}
