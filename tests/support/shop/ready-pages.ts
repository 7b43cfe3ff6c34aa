import type { Page } from '@playwright/test'

const patched = new WeakSet<object>()

/**
 * Makes all pages of this process wait, as they are opened or loaded again, until what the server drew has
 * been replaced: a test presses faster than any visitor, and what it presses before that is not heard.
 */
export const awaitReadyPages = (page: Page): void => {
  const prototype: Pick<Page, 'goto' | 'reload'> = Object.getPrototypeOf(page)
  if (patched.has(prototype)) return
  patched.add(prototype)
  const { goto, reload } = prototype
  prototype.goto = async function (this: Page, ...args) {
    const response = await goto.apply(this, args)
    await awaitReady(this)
    return response
  }
  prototype.reload = async function (this: Page, ...args) {
    const response = await reload.apply(this, args)
    await awaitReady(this)
    return response
  }
}

/** A page that is not drawn has nothing to press before it is ready; one without scripts never is. */
const awaitReady = async (page: Page) => {
  if (await page.evaluate(() => matchMedia('(scripting: none)').matches)) return
  await page.locator('html[data-ready], html:not(:has(#root > *))').waitFor({ state: 'attached' })
}
