import type { Page } from '@playwright/test'
import { openAsStaff } from '../session.ts'
import { quickView, signUp, tiles } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const manage = (page: Page, index: number) =>
  page
    .getByRole('list', { name: 'Search results' })
    .getByRole('button', { name: /^Manage / })
    .nth(index)
const menu = (page: Page) => page.getByRole('dialog', { name: /^Manage / })
const entry = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })

const OWN = '/search?q=skyline&api=internal'

const openFound = async (page: Page, place: string) => {
  await openAsStaff(page, place)
  await expect(tiles(page).first()).toBeVisible()
}

test.describe('The staff menu of a picture', () => {
  // Spec 2.70, 6.10, 6.11, 6.12
  test('is not offered to other visitors', async ({ page }) => {
    await page.goto('/search?q=skyline')
    await expect(tiles(page).first()).toBeVisible()
    await expect(manage(page, 0)).toBeHidden()
    await signUp(
      page,
      makeEmail(),
      `/accounts/register?${new URLSearchParams({ redirect: '/search?q=skyline' })}`,
    )
    await expect(tiles(page).first()).toBeVisible()
    await expect(manage(page, 0)).toBeHidden()
  })

  // Spec 1.18, 4.33, 6.12
  test('puts the picture on a static list once, and choosing the list again brings a notice', async ({
    page,
  }) => {
    await openFound(page, OWN)
    const index = 0
    await manage(page, index).click()
    await expectAccessible(page)
    await entry(page, 'Add to the government static list').click()
    await expect(page.getByRole('status').getByText('added to the government static list.')).toBeVisible()
    await entry(page, 'On the government static list').click()
    await expect(
      page.getByRole('status').getByText('is already on the government static list.'),
    ).toBeVisible()
    await page.reload()
    await manage(page, index).click()
    await expect(entry(page, 'On the government static list')).toBeVisible()
    await expect(entry(page, 'Add to the commercial static list')).toBeVisible()
  })

  // Spec 1.16, 2.66, 2.70, 4.27, 6.10
  test('unpublishes the picture where it hangs, and publishes it again', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await openFound(page, OWN)
    // Choose a picture that is in sight without scrolling. To press in a panel on an anchor, the browser
    // would scroll to where the panel would be without the anchor.
    const index = isMobile ? 1 : 3
    await manage(page, index).click()
    await entry(page, 'Unpublish').click()
    await expect(tiles(page).nth(index).getByText('Unpublished')).toBeVisible()
    await entry(page, 'Publish').click()
    await expect(tiles(page).nth(index).getByText('Unpublished')).toBeHidden()
    await expect(entry(page, 'Unpublish')).toHaveAttribute('aria-busy', 'false')
  })

  test('leaves stock photos published as their source has them', async ({ page }) => {
    await openFound(page, '/search?q=skyline&api=getty')
    await manage(page, 0).click()
    await expect(menu(page).getByText('Stock images cannot be published or unpublished.')).toBeVisible()
    await expect(entry(page, 'Unpublish')).toBeHidden()
    await expect(entry(page, 'Add to the commercial static list')).toBeVisible()
  })

  test('opens and closes by keyboard, and leaves an open quick view as it is', async ({ page }) => {
    await openFound(page, OWN)
    await tiles(page).first().click()
    await expect(quickView(page)).toBeVisible()
    await manage(page, 0).focus()
    await page.keyboard.press('Enter')
    await expect(entry(page, 'Unpublish')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(entry(page, 'Unpublish')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(manage(page, 0)).toBeFocused()
    await expect(quickView(page)).toBeVisible()
  })

  test('is closed by its own button and by a click beside it, and opens nothing else', async ({ page }) => {
    await openFound(page, OWN)
    await manage(page, 0).click()
    await expect(manage(page, 0)).toHaveAttribute('aria-expanded', 'true')
    await expect(entry(page, 'Unpublish')).toBeVisible()
    await manage(page, 0).click()
    await expect(menu(page)).toBeHidden()
    await manage(page, 0).click()
    await expect(entry(page, 'Unpublish')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test.describe('that cannot be read', () => {
    test.use({ expectedNoise: [/Failed to load resource/] })
    test('says so, and offers to try again', async ({ page }) => {
      await openFound(page, OWN)
      let isDown = true
      await page.route('**/graphql', (route) =>
        isDown && route.request().postDataJSON().operationName === 'StaffMenu'
          ? route.abort()
          : route.continue(),
      )
      await manage(page, 0).click()
      const retry = menu(page).getByRole('button', { name: 'Retry' })
      await expect(retry).toBeVisible()
      isDown = false
      await retry.click()
      await expect(entry(page, 'Unpublish')).toBeVisible()
    })
  })
})
