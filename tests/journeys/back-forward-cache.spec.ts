import type { Page } from '@playwright/test'
import { launchOptions } from './chromium.ts'
import { becomeGuestWithItem, expectInCart, signOut, signUp } from './steps.ts'
import { expect, newEmail, test } from './visitor.ts'

// Playwright does without it unless told otherwise; visitors do not.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** To a page without the shop, while the one that is left is kept as it is. */
const leave = async (page: Page) => {
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'as it was'
  })
  await page.goto('/outbox')
}

const comeBack = async (page: Page) => {
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html'), 'not loaded anew').toHaveAttribute('data-kept', 'as it was')
}

const tabLocks = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.filter(({ name }) => name?.startsWith('aquatint.tab ')).length
  })

test('A page that was left, and comes back as it was, catches up with the other tabs and is one of them again', async ({
  page,
  context,
}) => {
  await becomeGuestWithItem(page, newEmail('guest'))
  await leave(page)
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('spinbutton').fill('4')
  await other.getByRole('spinbutton').press('Enter')
  await expectInCart(other, 4)
  await comeBack(page)
  await expectInCart(page, 4)
  await expect.poll(() => tabLocks(page)).toBe(2)

  await leave(page)
  await signUp(other, newEmail('customer'))
  await comeBack(page)
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()

  await leave(page)
  await signOut(other)
  await other.close()
  await comeBack(page)
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  await expectInCart(page, 0)
})
