import type { Page } from '@playwright/test'
import { leaveUndrawn } from '#tests/support/shop/leave-undrawn.ts'
import { hold } from '../hold.ts'
import { openAsCustomer } from '../session.ts'
import { becomeGuestWithItem, cartLines } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

test('A page whose first answer is slow says that it loads, where it was not drawn', async ({ page }) => {
  await leaveUndrawn(page.context())
  const letThrough = await hold(page, 'SearchPage')
  await page.goto('/search?q=river')
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeAttached()
  await expectAccessible(page)
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test.describe('A slow cart shows its heading and says that it loads', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('while its lines are read', async ({ page }) => {
    await becomeGuestWithItem(page, makeEmail('guest'))
    const letThrough = await hold(page, 'CartScreen')
    await page.goto('/cart')
    await expect(page.getByRole('progressbar', { name: 'Loading your cart' })).toBeAttached()
    await expect(heading(page)).toHaveText('Cart')
    await expectAccessible(page)
    letThrough()
    await expect(cartLines(page)).toHaveCount(1)
    await expect(heading(page)).toHaveCount(1)
  })

  test("while it is unknown which cart is the visitor's", async ({ page }) => {
    await openAsCustomer(page, '/')
    const letThrough = await hold(page, 'RecentCart')
    await page.goto('/cart')
    await expect(page.getByRole('progressbar', { name: 'Loading your cart' })).toBeAttached()
    await expect(heading(page)).toHaveText('Cart')
    letThrough()
    await expect(heading(page)).toHaveText('Your project is empty')
  })
})
