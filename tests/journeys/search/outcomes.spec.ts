import { searchFor, tiles } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

test.describe('A search', () => {
  // Spec 6.19, 6.20
  test('of which some results are hidden by its address offers to show all', async ({ page }) => {
    await page.goto('/search?q=mountain&api=internal')
    await expect(page.getByText('Results from our extended catalog are hidden.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page).not.toHaveURL(/api/)
    await expect(page.getByText('Results from our extended catalog are hidden.')).toBeHidden()
  })

  test('past its last page leads back to the first', async ({ page }) => {
    await page.goto('/search?q=mountain&offset=9000')
    await expect(page.getByText('There are no results on this page.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to the first page' }).click()
    await expect(tiles(page).first()).toBeVisible()
    await expect(page).not.toHaveURL(/offset/)
  })

  test('for favorites asks whoever is not signed in to sign in', async ({ page }) => {
    await page.goto('/search?filters=favorites%3Atrue')
    await expect(page.getByRole('heading', { name: 'Please sign in to see your favorites' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/redirect=/)
  })

  test.describe('that fails', () => {
    test.use({ expectedNoise: [/Failed to load resource/] })
    test('says so for as long as it does, and is tried again', async ({ page }) => {
      await page.goto('/')
      await page.route('**/graphql', (route) =>
        route.request().postDataJSON().operationName === 'SearchPage' ? route.abort() : route.continue(),
      )
      await searchFor(page, 'mountain')
      await expect(
        page.getByText('Please try again. Contact customer support if this persists.'),
      ).toBeVisible()
      await expectAccessible(page)
      await page.unroute('**/graphql')
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(tiles(page).first()).toBeVisible()
    })
  })
})
