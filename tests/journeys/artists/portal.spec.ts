import type { Page } from '@playwright/test'
import { openAsCustomer } from '../session.ts'
import { signIn } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const places = (page: Page) => page.getByRole('navigation', { name: 'Artist portal' })
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

// Spec 2.33, 2.35, 2.106, 2.110, 6.17, 6.21
test('An artist is known from sign-in on, and finds their profile under My Account', async ({ page }) => {
  await page.goto('/artists')
  await expect(page).toHaveURL(/\/artist$/)
  await expect(page.getByText('This page requires login.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, 'artist@aquatint.test', 'aquatint-demo')
  await expect(title(page)).toHaveText('Artist portal')
  await expect(page).toHaveTitle('Artist portal · Aquatint')
  // What is most urgent comes first: the bank sent a payment back.
  const next = page.getByRole('region', { name: 'What to do next' })
  await expect(next.getByRole('link', { name: 'Correct the account' })).toHaveAttribute(
    'href',
    '/artist/account/payment',
  )
  const balance = page.getByRole('navigation', { name: 'Your balance and art' })
  await expect(balance.getByRole('link', { name: /^Payable \$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Latest sales' }).getByRole('row')).toHaveCount(6)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'My Account' }).click()
  await expect(page.getByText('artist@aquatint.test')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Artist Portal' })).toHaveAttribute('href', '/artist')
  // Their application has not reached payment.
  await expect(page.getByRole('link', { name: 'Artist profile', exact: true })).toHaveAttribute(
    'href',
    '/artist',
  )
  await page.keyboard.press('Escape')

  await places(page).getByRole('link', { name: 'Profile' }).click()
  await expect(title(page)).toHaveText('Isaura Quintero-Bex')
  await expect(page).toHaveTitle('Artist profile · Aquatint')
  await expect(page.getByText('coast of Galicia')).toBeVisible()
  const photo = page.getByRole('main').locator('img')
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
})

test('An artist reads what was earned, each cent of it, and why it waits', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/accounts/login?redirect=%2Fartist')
  await signIn(page, 'artist@aquatint.test', 'aquatint-demo')
  await places(page).getByRole('link', { name: 'Earnings' }).click()
  await expect(title(page)).toHaveText('Earnings')
  await expect(page).toHaveTitle('Earnings · Aquatint')
  const sums = page.getByRole('navigation', { name: 'Your earnings' })
  const payable = sums.getByRole('link', { name: /^Payable \$/ })
  const [cents] = /\$[\d,.]+/.exec((await payable.textContent()) ?? '') ?? []
  await payable.click()
  // What the bank sent back waits to be paid again, and the page says whose turn it is.
  await expect(page.getByText(`Total ${cents}`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'The bank refused the account.' })).toContainText(
    'Your turn',
  )
  await expectAccessible(page)

  const paid = sums.getByRole('link', { name: /^Paid in/ })
  const [paidCents] = /\$[\d,.]+/.exec((await paid.textContent()) ?? '') ?? []
  await paid.click()
  await expect(paid).toHaveAttribute('aria-current', 'true')
  // In the first weeks of a year nothing was paid in it yet.
  const beneath = paidCents === '$0.00' ? 'Nothing was paid that year.' : `Total ${paidCents}`
  await expect(page.getByText(beneath)).toBeVisible()
  await page.getByRole('link', { name: 'All payments' }).click()
  const payments = page.getByRole('table', { name: 'Payments' })
  const returned = payments.getByRole('row').filter({ hasText: 'Returned' })
  await expect(returned).toContainText('The account doesn’t exist.')
  await expectAccessible(page)
  await returned.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'What this payment includes' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText(/\d% of \$/)
  await page.getByRole('link', { name: 'All payments' }).click()
  await expect(payments).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What this payment includes' })).toBeVisible()
})

// Spec 6.21
test('An account without an artist profile says so, in the portal and on the profile page', async ({
  page,
}) => {
  await openAsCustomer(page, '/artist')
  for (const path of ['/artist', '/artist/profile']) {
    await page.goto(path)
    await expect(
      page.getByRole('heading', { name: 'This account doesn’t have an artist profile' }),
    ).toBeVisible()
  }
  await page.goto('/artist/account')
  await expect(page.getByRole('heading', { name: 'No earnings yet' })).toBeVisible()
  await page.goto('/artist')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'My Account' }).click()
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Artist Portal' })).toHaveCount(0)
})

test.describe('An artist profile that cannot be read', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })
  // Spec 2.38
  test('is read again by Retry', async ({ page }) => {
    let isDown = true
    await page.route('**/graphql', (route) =>
      isDown && route.request().postDataJSON().operationName === 'OwnArtistProfile'
        ? route.abort()
        : route.continue(),
    )
    await page.goto('/accounts/login?redirect=/artist/profile')
    await signIn(page, 'artist@aquatint.test', 'aquatint-demo')
    await expect(page.getByText('We can’t show your artist profile right now.')).toBeVisible()
    isDown = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(title(page)).toHaveText('Isaura Quintero-Bex')
  })
})
