import type { Locator, Page } from '@playwright/test'
import { openAsStaff } from '../session.ts'
import { openResult, quickView, tiles } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const names = (page: Page) => page.getByRole('list', { name: 'Search results' }).locator('[data-artist-of]')
const moreBy = (page: Page) => page.getByRole('dialog', { name: /^More by / })
const keywords = (page: Page) => page.getByRole('navigation', { name: 'Related keywords' })

const point = (name: Locator, isMobile: boolean) => (isMobile ? name.tap() : name.hover())

test.describe('A picture in the quick view', () => {
  // Spec 2.80, 9.2
  test('has five pictures like it beside it, and leads to more', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/search?q=dunes')
    await openResult(page, 0)
    const related = quickView(page).getByRole('region', { name: 'Related Images' })
    await expect(related.getByRole('list').getByRole('link')).toHaveCount(5)
    await expectAccessible(page)
    await related.getByRole('link', { name: 'Show more related images' }).click()
    await expect(page).toHaveURL(/\/search\?q=.*sort=best_match/)
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(5)
  })

  // Spec 4.29, 4.30
  test('that cannot be purchased leads to one that can', async ({ page }) => {
    await openAsStaff(page, '/search?q=skyline&api=internal')
    await expect(tiles(page).first()).toBeVisible()
    await openResult(page, 0)
    await quickView(page).getByRole('button', { name: 'Unpublish' }).click()
    const notice = quickView(page).getByRole('note')
    await expect(notice).toContainText('This image is unpublished and cannot be purchased. Its id is')
    await expect(notice).toContainText('You may like this one:')
    await expect(notice.getByRole('link').last()).toHaveAttribute('href', /^\/images\//)
    await expectAccessible(page)
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect(notice).toBeHidden()
  })
})

test.describe("An artist's name on the wall", () => {
  // Spec 2.68, 9.2
  test('shows up to three more of theirs when pointed at, asked for only then', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON().operationName)
    })
    await page.goto('/search?q=mountain')
    await expect(keywords(page)).toBeVisible()
    expect(asked).not.toContain('ArtistImages')
    const name = names(page).first()
    const artist = (await name.textContent()) ?? ''
    await point(name, isMobile)
    await expect(moreBy(page).getByRole('list').getByRole('link')).toHaveCount(3)
    await expect(name).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await moreBy(page)
      .getByRole('link', { name: `See all by ${artist}` })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: `"${artist}"` })).toBeVisible()
    await expect(moreBy(page)).toBeHidden()
  })

  test('shows them to the keyboard too, and Escape closes them and nothing else', async ({ page }) => {
    await page.goto('/search?q=mountain')
    await openResult(page, 0)
    await tiles(page).nth(1).focus()
    await page.keyboard.press('Tab') // The heart of the first picture
    await page.keyboard.press('Tab')
    await expect(moreBy(page)).toBeVisible()
    await expect(moreBy(page).getByRole('list').getByRole('link')).toHaveCount(3)
    await page.keyboard.press('Tab')
    await expect(moreBy(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(moreBy(page)).toBeHidden()
    await expect(names(page).nth(1)).toBeFocused()
    await expect(quickView(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(quickView(page)).toBeHidden()
  })

  test.describe('when the pictures cannot be loaded', () => {
    test.use({ expectedNoise: [/Failed to load resource/] })
    test('says so, and asks again', async ({ page }) => {
      let isDown = true
      await page.route('**/graphql', (route) =>
        isDown && route.request().postDataJSON().operationName === 'ArtistImages'
          ? route.abort()
          : route.continue(),
      )
      await page.goto('/search?q=mountain')
      await names(page).first().hover()
      await expect(moreBy(page).getByText('Their pictures aren’t available right now.')).toBeVisible()
      isDown = false
      await moreBy(page).getByRole('button', { name: 'Retry' }).click()
      await expect(moreBy(page).getByRole('list').getByRole('link')).toHaveCount(3)
    })
  })
})

test.describe('The keywords of a search', () => {
  // Spec 2.54
  test('lead on to another search, and move nothing when they arrive', { tag: '@phone' }, async ({
    page,
  }) => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName === 'RelatedKeywords') await held
      await route.continue()
    })
    await page.goto('/search?q=mountain')
    await expect(tiles(page).first()).toBeVisible()
    const before = await tiles(page).first().boundingBox()
    goOn()
    await expect(keywords(page).getByRole('link').first()).toBeVisible()
    expect(await tiles(page).first().boundingBox()).toEqual(before)
    const label = (await keywords(page).getByRole('link').first().textContent()) ?? ''
    await keywords(page).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(label)
    await expect(tiles(page).first()).toBeVisible()
  })
})
