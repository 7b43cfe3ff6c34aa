import type { Page } from '@playwright/test'
import { openAsStaff } from '../session.ts'
import { openResult, quickView, tiles } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const unpublish = (page: Page) => quickView(page).getByRole('button', { name: 'Unpublish' })
const publish = (page: Page) => quickView(page).getByRole('button', { name: 'Publish', exact: true })
const cannotBePurchased = (page: Page) =>
  quickView(page).getByText('This image is unpublished and cannot be purchased.')

const openFound = async (page: Page, place: string) => {
  await openAsStaff(page, place)
  await expect(tiles(page).first()).toBeVisible()
}

test.describe('Publishing', () => {
  test('is not offered to visitors', async ({ page }) => {
    await page.goto('/search?q=fern')
    await openResult(page, 0)
    await expect(quickView(page).getByRole('button', { name: /^Add to (cart|project)$/ })).toBeVisible()
    await expect(unpublish(page)).toBeHidden()
    await expect(publish(page)).toBeHidden()
  })

  // Spec 1.16, 2.66, 4.29, 6.8
  test('can be taken back by staff at once, and Undo publishes the image again', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await openFound(page, '/search?q=fern')
    const index = isMobile ? 3 : 2
    const title = await openResult(page, index)
    await unpublish(page).click()
    await expect(cannotBePurchased(page)).toBeVisible()
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
    await expect(cannotBePurchased(page)).toContainText(id)
    const tile = tiles(page).nth(index)
    await expect(tile.getByText('Unpublished')).toBeVisible()
    // The badge lies on the picture and does not move it.
    const [around, picture, badge] = await Promise.all(
      [tile, tile.locator('img'), tile.getByText('Unpublished')].map((part) => part.boundingBox()),
    )
    expect(picture?.y).toBeCloseTo(around?.y ?? 0, 0)
    expect(badge?.y).toBeGreaterThan(picture?.y ?? 0)
    expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0))
    await expectAccessible(page)
    const alert = page.getByRole('status').filter({ hasText: `${title} unpublished.` })
    await alert.getByRole('button', { name: 'Undo' }).click()
    await expect(unpublish(page)).toBeVisible()
    await expect(cannotBePurchased(page)).toBeHidden()
    await expect(tiles(page).nth(index).getByText('Unpublished')).toBeHidden()
    await page.reload()
    await expect(unpublish(page)).toBeVisible()
  })

  test('that was taken back can still be restored by Undo after a reload', async ({ page }) => {
    await openFound(page, '/search?q=fern')
    await openResult(page, 0)
    await unpublish(page).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(unpublish(page)).toBeVisible()
    await page.reload()
    await expect(unpublish(page)).toBeVisible()
  })

  test.describe('that fails', () => {
    test.use({ expectedNoise: [/Failed to load resource/] })
    // Spec 8.1
    test('leaves the image as it was, and says so in an alert', async ({ page }) => {
      await openFound(page, '/search?q=harbour')
      await openResult(page, 0)
      await expect(unpublish(page)).toBeVisible()
      await page.route('**/graphql', (route) =>
        route.request().postDataJSON().operationName === 'SetImagePublished'
          ? route.abort()
          : route.continue(),
      )
      await unpublish(page).click()
      await expect(
        page.getByRole('alert').getByText('Please try again. Contact customer support if this persists.'),
      ).toBeVisible()
      await expect(unpublish(page)).toBeVisible()
      await expect(cannotBePurchased(page)).toBeHidden()
    })
  })

  test('is not offered for stock photos, and staff read why', async ({ page }) => {
    await openFound(page, '/search?q=dahlia&api=getty')
    await openResult(page, 0)
    await expect(quickView(page).getByText('Stock images cannot be published or unpublished.')).toBeVisible()
    await expect(unpublish(page)).toBeHidden()
    await expectAccessible(page)
  })
})
