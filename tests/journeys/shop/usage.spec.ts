import type { Page } from '@playwright/test'
import { OPENING, openTestShop, type Shop } from '../../support/shop/shop.ts'
import { openAsStaff } from '../session.ts'
import { openResult, quickView, searchFor } from '../steps.ts'
import { test as base, expect, expectAccessible } from '../visitor.ts'

/** A shop whose owner counts how it is used. */
const test = base.extend<{ baseURL: string }, { shop: Shop }>({
  shop: [
    async ({ browserName: _needed }, use) => {
      const shop = await openTestShop({ USAGE_COUNTS: '1' })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: OPENING },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

const card = (page: Page) => page.getByRole('region', { name: 'May we count how the shop is used?' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const told = (page: Page) =>
  page.waitForRequest((request) => request.postDataJSON()?.operationName === 'CountUsage')

/** Hides the page, as another window before it does. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

test('A visitor agrees to be counted, and staff see how the statecharts were taken', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/')
  await expect(card(page)).toBeVisible()
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'Allow' }).click()
  await expect(card(page)).toHaveCount(0)
  await searchFor(page, 'dunes')
  await openResult(page, 0)
  await expect(quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })).toBeEnabled()
  const telling = told(page)
  await leave(page)
  const request = await telling
  const { authorization, 'x-cart-token': cart } = request.headers()
  expect([authorization, cart]).toEqual([undefined, undefined])
  expect(request.postData()).not.toContain('dunes')
  await request.response()

  const context = await browser.newContext({ baseURL })
  const staff = await context.newPage()
  await openAsStaff(staff, '/manage/machines?show=usage')
  await expect(staff.getByText('1 visit counted')).toBeVisible()
  await expect(card(staff)).toHaveCount(0)
  const funnel = staff.getByRole('table', { name: 'From search to order' })
  await expect(funnel.getByRole('row', { name: 'Found pictures' })).toContainText('1')
  await expect(funnel.getByRole('row', { name: 'Looked at a picture' })).toContainText('1')
  await expect(funnel.getByRole('row', { name: 'Placed an order' })).toContainText('0')
  await staff
    .locator('summary')
    .filter({ hasText: /^search/ })
    .last()
    .click()
  await expect(staff.getByRole('figure', { name: 'Statechart of search' })).toBeVisible()
  await expect(staff.getByRole('region', { name: 'States of search' })).toContainText('here.found')
  await expectAccessible(staff)
  await staff.getByLabel('Device').selectOption('Phone')
  await expect(staff.getByText('0 visits counted')).toBeVisible()
  await context.close()
})

test('A visitor who refuses is not counted in any tab, and may choose anew', async ({ page }) => {
  await page.goto('/')
  const other = await page.context().newPage()
  await other.goto('/')
  await card(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(card(other)).toHaveCount(0)
  await page.reload()
  await expect(button(page, 'Privacy choices')).toBeEnabled()
  await expect(card(page)).toHaveCount(0)
  await button(page, 'Privacy choices').click()
  await expect(card(page)).toBeVisible()
})

test('A browser that wants no shop to track it is not asked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/')
  await expect(button(page, 'Privacy choices')).toBeEnabled()
  await expect(card(page)).toHaveCount(0)
})
