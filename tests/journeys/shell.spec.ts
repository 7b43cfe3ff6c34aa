import { becomeGuestWithItem, cartLines, cartLink, signUp, tiles } from './steps.ts'
import { expect, expectAccessible, newEmail, test } from './visitor.ts'

test.describe('Going from page to page', () => {
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

  test('stays where it is when the keyboard goes to the bar above it', async ({ page }) => {
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

test('Signing out says so while it lasts, free of barriers', async ({ page }) => {
  await becomeGuestWithItem(page, newEmail('guest'))
  await signUp(page, newEmail('customer'))
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
