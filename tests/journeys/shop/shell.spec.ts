import { openAsCustomer } from '../session.ts'
import { becomeGuestWithItem, cartLines, cartLink, signUp, tiles } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

test.describe('Going from page to page', () => {
  // Spec 9.8
  test('shows after a moment that the next page is on its way', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/cart')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/graphql', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('link', { name: 'top-selling art' }).click()
    const bar = page.getByRole('progressbar', { name: 'Loading the page' })
    await expect(bar).toBeVisible()
    await expect(bar).toHaveCSS('animation-delay', '0.1s')
    await expect(page).toHaveURL(/\/cart$/)
    release()
    await expect(tiles(page)).toHaveCount(100)
    await expect(bar).toBeHidden()
  })

  // Spec 2.2
  test('begins each page at its top, and comes back to where it was', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/search')
    await expect(tiles(page)).toHaveCount(100)
    const scrolled = () => page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(scrolled).toBe(600)
    await cartLink(page).dispatchEvent('click')
    await expect(page.getByRole('heading', { name: 'Your project is empty' })).toBeVisible()
    await expect.poll(scrolled).toBe(0)
    await page.goBack()
    await expect(tiles(page)).toHaveCount(100)
    await expect.poll(scrolled).toBe(600)
  })

  test('keeps its place when the keyboard goes to the bar above it', async ({ page }) => {
    await page.goto('/search')
    await expect(tiles(page)).toHaveCount(100)
    await page.evaluate(() => window.scrollTo(0, 600))
    for (const control of [cartLink(page), page.getByRole('searchbox', { name: 'Search Art' })]) {
      await control.focus()
      await expect(control).toBeFocused()
      expect(await page.evaluate(() => window.scrollY)).toBe(600)
    }
  })
})

// Spec 2.10
test('Signing out says so while it lasts, and stays accessible', async ({ page }) => {
  await becomeGuestWithItem(page, makeEmail('guest'))
  await signUp(page, makeEmail('customer'))
  await page.goto('/cart')
  await expect(cartLines(page)).toHaveCount(1)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"SignOut"')) await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Signing out...' })).toBeVisible()
  await expectAccessible(page)
  release()
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
})

// Spec 9.23
test('Notices stand at the bottom right and dialogs in the middle of the window', async ({ page }) => {
  await becomeGuestWithItem(page, makeEmail('guest'))
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('status').first()
  const box = await notice.boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height / 2)
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await expect(dialog).toBeVisible()
  const panel = await dialog.boundingBox()
  expect(Math.abs((panel?.x ?? 0) + (panel?.width ?? 0) / 2 - width / 2)).toBeLessThanOrEqual(1)
  expect(Math.abs((panel?.y ?? 0) + (panel?.height ?? 0) / 2 - height / 2)).toBeLessThanOrEqual(1)
})

// Spec 2.25
test("A confirmation without an order leads home, or to the visitor's orders", async ({ page }) => {
  await page.goto('/checkout/confirmation')
  await expect(page).toHaveURL(/:\d+\/$/)
  await openAsCustomer(page, '/checkout/confirmation')
  await expect(page).toHaveURL(/\/orders$/)
})

test.describe('A page whose program cannot be loaded', () => {
  test.use({ expectedNoise: [/Failed to load resource|ChunkError|could not be loaded/] })
  // Spec 2.115, 8.13, 8.20
  test('says so in an overlay, under a progress bar that has failed, and leads on', async ({ page }) => {
    await page.route('**/assets/orders-list-*.js', (route) => route.abort())
    await openAsCustomer(page, '/')
    await page.goto('/orders')
    const overlay = page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' })
    await expect(overlay).toBeVisible()
    const bar = page.locator('[class*=failedBar]')
    const box = await bar.boundingBox()
    expect([box?.y, box?.width]).toEqual([0, page.viewportSize()?.width])
    await expectAccessible(page)
    await page.unroute('**/assets/orders-list-*.js')
    await overlay.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  })
})
