import type { Page } from '@playwright/test'
import { openAsCustomer, openAsStaff } from '../session.ts'
import { signIn } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const PLACE = '/manage/machines'
const signInAsStaff = async (page: Page) => {
  await signIn(page, 'staff@aquatint.test', 'aquatint-demo')
  // The next page closes any menu that was opened before it came.
  await expect(page).not.toHaveURL(/\/accounts\/login/)
}
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Machines' })
const refusal = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page requires staff login.' })

test.describe('The machines', () => {
  test('are drawn for staff, who find them in their menu', async ({ page }) => {
    await openAsStaff(page, '/accounts/change-password')
    await page.getByRole('button', { name: 'Staff' }).click()
    await page.getByRole('link', { name: 'Manage' }).click()
    await page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: 'Machines' }).click()
    await expect(page).toHaveURL(new RegExp(`${PLACE}$`))
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveTitle(/^Machines/)
    await expect(
      page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: 'Machines' }),
    ).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText(/Last walked|haven’t been walked on this machine/)).toBeVisible()
    await expectAccessible(page)
  })

  test('show their statecharts, as a drawing and as a list', { tag: '@phone' }, async ({ page }) => {
    await openAsStaff(page, PLACE)
    await page
      .getByRole('row', { name: /^auth / })
      .getByRole('link')
      .click()
    const chart = page.getByRole('figure', { name: 'Statechart of auth' })
    const drawing = chart.getByRole('img', { name: /^Statechart of auth/ })
    await expect(drawing.getByText('anonymous', { exact: true })).toBeVisible()
    await chart.getByText('transitions as a list').click()
    await expect(chart.getByRole('listitem').filter({ hasText: 'signIn.submitted' }).first()).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  test('open at the one that the address names, and scroll by keyboard alone', async ({ page }) => {
    await openAsStaff(page, `${PLACE}#add-to-cart`)
    const drawn = page.getByRole('region', { name: 'add-to-cart, drawn' })
    await drawn.focus()
    await page.keyboard.press('End')
    await expect.poll(() => drawn.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    await page.goto(`${PLACE}#alert`)
    await expect(page.getByRole('region', { name: 'alert, drawn' })).toBeVisible()
    await expect(drawn).toBeVisible()
  })

  test('say so when their walks cannot be read, and ask for them again by Retry', async ({ page }) => {
    await openAsStaff(page, '/accounts/change-password')
    await expect(page.getByRole('button', { name: 'Staff' })).toBeVisible()
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"Walks"')
        ? route.fulfill({
            json: {
              data: { walks: null },
              errors: [{ message: 'Down.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
            },
          })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Staff' }).click()
    await page.getByRole('link', { name: 'Manage' }).click()
    await page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: 'Machines' }).click()
    await expect(page.getByText('We couldn’t load the walks.')).toBeVisible()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('row', { name: /^auth / })).toBeVisible()
  })
})

test.describe('A page for staff', () => {
  test('refuses a visitor who is not signed in, and a sign-in comes back to it', async ({ page }) => {
    await page.goto(`${PLACE}?from=mail#auth`)
    await expect(refusal(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Please sign in to continue')).toBeVisible()
    await signInAsStaff(page)
    await expect(heading(page)).toBeVisible()
    expect(page.url()).toContain(`${PLACE}?from=mail#auth`)
    await page.reload()
    await expect(heading(page)).toBeVisible()
  })

  // Spec 6.16, 6.18, 8.24
  test('refuses a customer, who may come back with another account', async ({ page }) => {
    const { email } = await openAsCustomer(page, PLACE)
    await expect(refusal(page)).toBeVisible()
    await expect(page.getByText(`You’re signed in as ${email}.`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Staff' })).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use another account' }).click()
    await expect(page.getByText('Please sign in to continue')).toBeVisible()
    await signInAsStaff(page)
    await expect(heading(page)).toBeVisible()
  })
})

test.describe('An outage', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('refuses nobody: the page opens once the account answers again', async ({ page }) => {
    await openAsStaff(page, '/accounts/change-password')
    await expect(page.getByRole('button', { name: 'Staff' })).toBeVisible()
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"RefreshSession"') ? route.abort() : route.continue(),
    )
    await page.goto(PLACE)
    await expect(page.getByRole('main').getByText('We can’t reach your account right now.')).toBeVisible()
    await expectAccessible(page)
    // The page asks again by itself now and then: press the button in between.
    await page.waitForEvent(
      'requestfailed',
      (request) => request.postData()?.includes('"RefreshSession"') ?? false,
    )
    await page.unroute('**/graphql')
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(heading(page)).toBeVisible()
  })
})
