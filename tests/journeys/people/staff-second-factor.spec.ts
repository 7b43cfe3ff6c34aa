import { STAFF } from '../../support/shop/place-order.ts'
import { OPENING, openTestShop, type Shop } from '../../support/shop/shop.ts'
import { signIn } from '../steps.ts'
import { test as base, expect, expectAccessible } from '../visitor.ts'
import { setUp, turnOn, twoStep } from './security-steps.ts'

/** Opens a shop that gives staff their rights only once they have a second factor. */
const test = base.extend<{ baseURL: string }, { shop: Shop }>({
  shop: [
    async ({ browserName: _needed }, use) => {
      const shop = await openTestShop({ STAFF_SECOND_FACTOR: '1' })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: OPENING },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

test('Staff are told to set up two-step verification, and have their tools as soon as they have done so', async ({
  page,
}) => {
  await page.goto('/accounts/login')
  await signIn(page, STAFF.email, STAFF.password)
  const notice = page.getByRole('region', { name: 'Staff tools' })
  await expect(notice).toContainText('Set up two-step verification to use staff tools.')
  await page.goto('/manage/machines')
  await expect(page.getByText('This page requires staff login.')).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('link', { name: 'Set it up' }).click()
  await expect(twoStep(page).getByText('Your staff tools are off until you set it up.')).toBeVisible()
  const { codes } = await turnOn(page, STAFF.password)
  await expect(notice).toBeHidden()
  await page.goto('/manage/machines')
  await expect(page.getByRole('heading', { level: 1, name: 'Machines' })).toBeVisible()

  // Whoever leaves the page at the codes already has them, and the page says that the second factor is on.
  await page.goto('/accounts/security')
  await twoStep(page).getByRole('button', { name: 'Turn off' }).click()
  await twoStep(page).getByLabel('Password').fill(STAFF.password)
  await twoStep(page)
    .getByLabel('Code')
    .fill(codes[0] ?? '')
  await twoStep(page).getByRole('button', { name: 'Turn off' }).click()
  await expect(notice).toBeVisible()
  await setUp(page, STAFF.password)
  await page.getByRole('banner').getByRole('link', { name: 'Aquatint' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'Set it up' }).click()
  await expect(twoStep(page).getByText('10 recovery codes left.')).toBeVisible()
  await expect(notice).toBeHidden()
})
