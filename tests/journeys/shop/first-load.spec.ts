import { loadInitialScripts } from '../../support/client/initial-scripts.ts'
import { addToProject, expectInCart, giveEmail, openResult, quickView } from '../steps.ts'
import { expect, makeEmail, test } from '../visitor.ts'

/** kB gzip (design.md section 8) */
const SEARCH_PAGE_AT_MOST = 240
/** Has a browser compile a file while it arrives. */
const COMPILED_EARLY = /^\/\/# allFunctionsCalledOnLoad$/gm
/** Chakra says this when used without its provider, so whoever loads Chakra loads these words. */
const CHAKRA = /ChakraProvider/

test.describe('The first load', () => {
  test('of the search page stays within its bound, and brings no Chakra', async ({ page }) => {
    const { gzip, code } = await loadInitialScripts(page, '/search')
    expect(gzip).toBeLessThanOrEqual(SEARCH_PAGE_AT_MOST)
    expect(code).not.toMatch(CHAKRA)
  })

  test('is compiled while it arrives, but for the small script that waits for the pictures', async ({
    page,
  }) => {
    const { files, code } = await loadInitialScripts(page, '/search')
    expect(code.match(COMPILED_EARLY)).toHaveLength(files - 1)
  })

  test('of a form brings Chakra, and has tokens and reset before it', async ({ page }) => {
    const { code } = await loadInitialScripts(page, '/accounts/login')
    expect(code).toMatch(CHAKRA)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS(
      'background-color',
      'rgb(31, 77, 92)',
    )
    await expect(page.getByLabel('Email')).toHaveCSS('border-color', 'rgb(143, 137, 127)')
  })
})

test.describe('A part that comes late', () => {
  // Small pictures still under way fail when the line goes down.
  test.use({ expectedNoise: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  const refused = /\/assets\/(email-dialog|custom-size|filter-panel)-.*\.js/

  test('and cannot be loaded is missed only by visitors who open it, and comes by Retry', async ({
    page,
  }) => {
    await page.route(refused, (route) => route.abort())
    await page.goto('/search?q=mountain')
    const early = page.waitForEvent('requestfailed', (request) => refused.test(request.url()))
    await openResult(page, 0)
    await early
    await expect(quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })).toBeEnabled()

    // The page loads anew, once, as a newer version of the shop may have replaced the part.
    const reloaded = page.waitForEvent('load')
    await addToProject(page)
    await reloaded
    const dialog = page.getByRole('dialog', { name: 'Save your cart' })
    await expect(dialog.getByRole('alert')).toContainText('This couldn’t be loaded.')
    await expect(quickView(page)).toBeVisible()

    await page.unroute(refused)
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await giveEmail(page, makeEmail('guest'))
    await expectInCart(page, 1)
  })

  test('keeps its room in the quick view, and says there that it could not be loaded', async ({
    page,
    context,
  }) => {
    await page.route(refused, (route) => route.abort())
    await page.goto('/search?q=mountain')
    await openResult(page, 0)
    await expect(quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })).toBeEnabled()
    await context.setOffline(true)
    await quickView(page).getByText('Custom', { exact: true }).click()
    // Other parts of the quick view may be missing too.
    const missing = quickView(page).getByRole('alert').filter({ hasText: 'You are offline.' })
    await expect(missing).toBeVisible()
    await context.setOffline(false)
    await page.unroute(refused)
    await missing.getByRole('button', { name: 'Retry' }).click()
    await quickView(page).getByLabel('Width, inches').fill('20')
    await expect(quickView(page).getByLabel('Height, inches')).not.toHaveValue('')
  })
})
