import type { Page } from '@playwright/test'
import { createAccount } from '../../walks/browser/account.ts'
import { openAsCustomer } from '../session.ts'
import { openResult, PASSWORD, quickView, signIn, signOut, tiles } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const PLACE = '/search?q=skyline'

const tileHearts = (page: Page) =>
  page.getByRole('list', { name: 'Search results' }).getByRole('button', { name: /^Favorite / })
const heart = (page: Page, index: number) => tileHearts(page).nth(index)
const openHeart = (page: Page) => quickView(page).getByRole('button', { name: /^Favorite / })
const isFull = (full: boolean) => ['aria-pressed', String(full)] as const

const signUpAt = async (page: Page, place: string) => {
  const { email } = await openAsCustomer(page, place)
  await expect(tiles(page).first()).toBeVisible()
  return email
}

test.describe('Favorites', () => {
  // Spec 1.5, 2.69, 4.31
  test('are kept by the heart on the wall and in the quick view alike, and are there after a reload', {
    tag: '@phone',
  }, async ({ page }) => {
    await signUpAt(page, PLACE)
    await heart(page, 1).click()
    await expect(heart(page, 1)).toHaveAttribute(...isFull(true))
    await expect(heart(page, 1)).toHaveAttribute('aria-busy', 'false')
    await page.reload()
    await expect(heart(page, 1)).toHaveAttribute(...isFull(true))
    await expect(heart(page, 0)).toHaveAttribute(...isFull(false))

    await openResult(page, 1)
    await expect(openHeart(page)).toHaveAttribute(...isFull(true))
    await openHeart(page).click()
    await expect(openHeart(page)).toHaveAttribute(...isFull(false))
    await expect(heart(page, 1)).toHaveAttribute(...isFull(false))
    await expect(openHeart(page)).toHaveAttribute('aria-busy', 'false')
    await expectAccessible(page)
    await page.reload()
    await expect(openHeart(page)).toHaveAttribute(...isFull(false))
  })

  test('are kept by the keyboard too, and a picture still opens by one key', async ({ page }) => {
    await signUpAt(page, PLACE)
    await tiles(page).first().focus()
    await page.keyboard.press('Tab')
    await expect(heart(page, 0)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(heart(page, 0)).toHaveAttribute(...isFull(true))
    await expect(quickView(page)).toBeHidden()
  })

  test('of a visitor who is not signed in are kept once they are, at the picture they came from', async ({
    page,
  }) => {
    await page.goto(PLACE)
    const title = await openResult(page, 2)
    await openHeart(page).click()
    await expect(page.getByText('Please sign in to continue')).toBeVisible()
    await expect(page.getByText('Sign in to save this picture to your favorites.')).toBeVisible()
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
    await page.getByLabel('Email').fill(makeEmail())
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(quickView(page).getByRole('heading', { level: 2 })).toHaveText(title)
    await expect(openHeart(page)).toHaveAttribute(...isFull(true))
    await expect(openHeart(page)).toHaveAttribute('aria-busy', 'false')
    await page.reload()
    await expect(openHeart(page)).toHaveAttribute(...isFull(true))
  })

  test('are given up by a visitor who goes elsewhere instead of signing in', async ({ page }) => {
    const { email } = await createAccount()
    await page.goto(PLACE)
    await heart(page, 0).click()
    await expect(page.getByText('Please sign in to continue')).toBeVisible()
    await page.goBack()
    await expect(tiles(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Please sign in to continue')).toBeVisible()
    await expect(page.getByText(/^Sign in to save/)).toHaveCount(0)
    await signIn(page, email)
    await expect(tiles(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
    await expect(heart(page, 0)).toHaveAttribute(...isFull(false))
  })

  // Spec 6.5
  test('are found again in an empty cart and under the Favorites filter, and leave it at the next search once their heart is emptied', async ({
    page,
  }) => {
    await signUpAt(page, PLACE)
    const title = await openResult(page, 1)
    await openHeart(page).click()
    await expect(openHeart(page)).toHaveAttribute('aria-busy', 'false')
    const kept = page.getByRole('region', { name: 'Your favorites' })
    // The page does without them where they cannot be had at once.
    await expect(async () => {
      await page.goto('/cart')
      await expect(kept.getByRole('link', { name: title })).toBeVisible()
    }).toPass()
    await page.goto('/search?filters=favorites%3Atrue')
    await expect(tileHearts(page)).toHaveCount(1)
    await expect(tileHearts(page)).toHaveAccessibleName(`Favorite ${title}`)
    // A heart taken back stays on the page until it is left, so that one can set it again.
    await heart(page, 0).click()
    await expect(heart(page, 0)).toHaveAttribute('aria-busy', 'false')
    await expect(heart(page, 0)).toHaveAttribute(...isFull(false))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Nothing matches this search' })).toBeVisible()
  })

  test('leave the screen with their owner', async ({ page }) => {
    await signUpAt(page, PLACE)
    await heart(page, 0).click()
    await expect(heart(page, 0)).toHaveAttribute('aria-busy', 'false')
    await signOut(page)
    await page.goto(PLACE)
    await expect(heart(page, 0)).toHaveAttribute(...isFull(false))
  })

  test.describe('that cannot be kept', () => {
    test.use({ expectedNoise: [/Failed to load resource/] })
    // Spec 8.1
    test('are shown as they are, with an alert that says so', async ({ page }) => {
      await signUpAt(page, PLACE)
      await page.route('**/graphql', (route) =>
        route.request().postDataJSON().operationName === 'SetImageFavorite'
          ? route.abort()
          : route.continue(),
      )
      await heart(page, 0).click()
      await expect(
        page.getByRole('alert').getByText('Please try again. Contact customer support if this persists.'),
      ).toBeVisible()
      await expect(heart(page, 0)).toHaveAttribute(...isFull(false))
    })
  })

  test('move nothing on the page: a tile takes the same room with a full heart as with an empty one', {
    tag: '@phone',
  }, async ({ page }) => {
    await signUpAt(page, PLACE)
    const before = await tiles(page).nth(3).boundingBox()
    await heart(page, 0).click()
    await expect(heart(page, 0)).toHaveAttribute(...isFull(true))
    expect(await tiles(page).nth(3).boundingBox()).toEqual(before)
  })
})
